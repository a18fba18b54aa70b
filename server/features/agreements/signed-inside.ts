import type { Agreement, SignOff } from "#contract/room/agreement.ts";
import type { SignOffRow } from "#server/features/agreements/sign-offs.store.ts";
import type { JobNow } from "#server/features/outputs/job-now.service.ts";

/** Keys of signed lines that stay inside by now. A record cannot be written anew, so its reader decides what is shown of it. */
export type InsideKeys = ReadonlySet<string>;

function insideKeysOf(
  { signed }: Pick<SignOffRow, "signed">,
  { isInside }: Pick<JobNow, "isInside">,
): InsideKeys {
  return new Set(signed.filter(({ settled }) => isInside(settled)).map(({ key }) => key));
}

/** The same of several, by the sign-off's id. */
export type InsideBySignOff = ReadonlyMap<number, InsideKeys>;

export function insideBySignOff(
  signOffs: readonly Pick<SignOffRow, "id" | "signed">[],
  now: Pick<JobNow, "isInside">,
): InsideBySignOff {
  return new Map(signOffs.map((one) => [one.id, insideKeysOf(one, now)]));
}

const nothing: InsideKeys = new Set();

export function insideOf(found: InsideBySignOff, signOffId: number): InsideKeys {
  return found.get(signOffId) ?? nothing;
}

/** Each thing once for each person, however often they signed it. */
export function listSignedInside(
  signOffs: readonly SignOff[],
  found: InsideBySignOff,
): Agreement["signedInside"] {
  const all = signOffs.flatMap(({ id, name, lines }) =>
    lines.filter(({ key }) => insideOf(found, id).has(key)).map(({ label }) => ({ name, label })),
  );
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
}
