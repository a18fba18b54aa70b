import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { NewApiToken } from "#contract/programs/token.ts";
import { hashToken } from "#server/secrets/tokens.ts";
import type { Visitor } from "#server/test/rig/processes.ts";

type AdminOf = Pick<Visitor, "send"> & { organizationId: number };

/** A token of a program, as an admin is shown it once. */
export async function plantToken({ send, organizationId }: AdminOf): Promise<string> {
  const wanted = { name: "Nightly import", scopes: ["jobs.read"], days: 30 };
  const path = `/api/organizations/${organizationId}/tokens`;
  return (await send<NewApiToken>("POST", path, wanted)).body.token;
}

/** Whether a token, or what is stored of it, stands anywhere in the packed files of a backup. */
export function findToken(folder: string, token: string) {
  const packed = ["files.tar", "log.tar"].map((name) => readFileSync(join(folder, name)));
  const holds = (words: string | Buffer) => packed.some((bytes) => bytes.includes(words));
  return { isItselfThere: holds(token.slice(3)), isHashThere: holds(hashToken(token)) };
}
