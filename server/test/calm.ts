import { expect } from "vitest";
import type { EndpointName } from "#contract/endpoints.ts";
import { ProblemBody } from "#contract/problem.ts";
import { isNotBuiltYet } from "#server/http/not-built.ts";

/** No 5xx but the listed 501, and an error body that says nothing of the inside. */
export function expectCalm(name: EndpointName, answer: { statusCode: number; body: string }): void {
  const isExpected = answer.statusCode < 500 || (answer.statusCode === 501 && isNotBuiltYet(name));
  expect(isExpected, `${name} answered ${answer.statusCode}: ${answer.body}`).toBe(true);
  if (answer.statusCode < 400) return;
  expect(ProblemBody.safeParse(JSON.parse(answer.body)).success).toBe(true);
  expect(answer.body).not.toMatch(/node_modules|\.ts:|select |insert |at Object/u);
}
