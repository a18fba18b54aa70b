import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";
import { Problem } from "#contract/problem.ts";

const derive = promisify(argon2);
const settings = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const atOnce = Math.max(1, Math.min(2, availableParallelism() - 1));
const mostWaiting = 20;

let running = 0;
const waiting: (() => void)[] = [];

/** Hashing is the one costly thing a stranger can ask for: a core is always left free, twenty wait, the rest is turned away. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    refuseWhenCrowded();
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** Asked before anything else is done for a call that will hash. */
export function refuseWhenCrowded(): void {
  if (waiting.length >= mostWaiting) throw new Problem("unavailable", undefined, 2);
}

function hashWith(password: string, nonce: Buffer): Promise<Buffer> {
  return derive("argon2id", {
    message: password.normalize("NFKC"),
    nonce,
    ...settings,
  });
}

/** argon2id with OWASP's small-memory settings, in the usual `$argon2id$…` form. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(async () => {
    const nonce = randomBytes(16);
    const tag = await hashWith(password, nonce);
    const parameters = `m=${settings.memory},t=${settings.passes},p=${settings.parallelism}`;
    return `$argon2id$v=19$${parameters}$${nonce.toString("base64url")}$${tag.toString("base64url")}`;
  });
}

export function verifyPassword({
  hash,
  password,
}: {
  hash: string;
  password: string;
}): Promise<boolean> {
  return inTurn(async () => {
    const [, kind, , , nonce = "", tag = ""] = hash.split("$");
    if (kind !== "argon2id") return false;
    const expected = Buffer.from(tag, "base64url");
    const actual = await hashWith(password, Buffer.from(nonce, "base64url"));
    return expected.length === actual.length && timingSafeEqual(expected, actual);
  });
}
