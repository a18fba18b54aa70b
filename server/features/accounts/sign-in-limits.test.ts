import { expect, test } from "vitest";
import { testOrigin, useTestApp } from "#server/test/test-app.ts";

const perMinute = 5;
const app = useTestApp({ SIGN_IN_ATTEMPTS_PER_MINUTE: String(perMinute) });

/** A sign-in try at a new account, from one connection, with whatever the client claims about itself. */
async function tryFrom(remoteAddress: string, index: number, headers: Record<string, string> = {}) {
  const answer = await app().app.inject({
    method: "POST",
    url: "/api/auth/sign-in/email",
    remoteAddress,
    headers: { origin: testOrigin, ...headers },
    payload: { email: `target${index}@example.com`, password: "wrong horse" },
  });
  return answer.statusCode;
}

async function statuses(
  count: number,
  send: (index: number) => Promise<number>,
): Promise<number[]> {
  const all: number[] = [];
  for (let index = 0; index < count; index += 1) all.push(await send(index));
  return all;
}

const allowed = Array.from({ length: perMinute }, () => 401);

test("A-15: one address trying a thousand accounts is stopped, whatever forwarded address it claims", async () => {
  const forge = (index: number) =>
    tryFrom("192.0.2.1", index, {
      "x-forwarded-for": `203.0.113.${index}, 10.0.0.1`,
      "x-client-ip": `203.0.113.${index}`,
      "x-real-ip": `203.0.113.${index}`,
      forwarded: `for=203.0.113.${index}`,
    });
  expect(await statuses(perMinute + 2, forge)).toEqual([...allowed, 429, 429]);
});

test("A-15: nobody else is locked out by it", async () => {
  expect(await statuses(perMinute, (index) => tryFrom("192.0.2.2", 100 + index))).toEqual(allowed);
});

test("A-11: changing the last half of an IPv6 address does not make a new visitor [W-11]", async () => {
  const rotate = (index: number) => tryFrom(`2001:db8:1:1::${index + 1}`, 200 + index);
  expect(await statuses(perMinute + 1, rotate)).toEqual([...allowed, 429]);
  expect(await tryFrom("2001:db8:1:2::1", 300)).toBe(401);
});
