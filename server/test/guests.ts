import type { LightMyRequestResponse } from "fastify";

/** What a guest's browser sends from then on. */
export function guestCookieIn(answer: LightMyRequestResponse): string {
  const cookie = answer.cookies.find(({ name }) => name === "roleprint.guest");
  if (!cookie) throw new Error(`${answer.statusCode}: ${answer.body}`);
  return `${cookie.name}=${cookie.value}`;
}
