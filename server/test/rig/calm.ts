import { expect } from "vitest";
import type { EndpointName } from "#contract/endpoints.ts";
import { ProblemBody } from "#contract/problem.ts";

/** No 5xx, and an error body that says nothing of the inside. */
export function expectCalm(name: EndpointName, answer: { statusCode: number; body: string }): void {
  expect(answer.statusCode, `${name}: ${answer.body}`).toBeLessThan(500);
  if (answer.statusCode < 400) return;
  expect(ProblemBody.safeParse(JSON.parse(answer.body)).success).toBe(true);
  expect(answer.body).not.toMatch(/node_modules|\.ts:|select |insert |at Object/u);
}
