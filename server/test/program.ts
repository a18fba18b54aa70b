import type { InjectOptions, LightMyRequestResponse } from "fastify";
import type { TestApp } from "#server/test/test-app.ts";

export type ProgramSends = (
  method: NonNullable<InjectOptions["method"]>,
  url: string,
  body?: object,
) => Promise<LightMyRequestResponse>;

/** A program: it has a token and nothing else, no cookie and no Origin. */
export function openProgram(
  { app }: TestApp,
  token: string,
  more: Record<string, string> = {},
): ProgramSends {
  const headers = { authorization: `Bearer ${token}`, ...more };
  return (method, url, body) =>
    app.inject({ method, url, headers, ...(body ? { payload: body } : {}) });
}
