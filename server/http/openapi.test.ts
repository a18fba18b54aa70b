import { expect, test } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpointNames, endpoints } from "#contract/endpoints.ts";
import { Problem, problemCodes } from "#contract/problem.ts";
import { useTestApp } from "#server/test/test-app.ts";

const app = useTestApp();

type Operation = {
  operationId: string;
  security: Record<string, string[]>[];
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>;
};
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; securitySchemes: Record<string, object> };
};

async function readDocument(): Promise<Document> {
  return (await app().app.inject("/api/openapi.json")).json();
}

function operationsIn({ paths }: Document): Operation[] {
  return Object.values(paths).flatMap((methods) => Object.values(methods));
}

test("every call says who may make it, and which scopes a token needs", async () => {
  const document = await readDocument();
  expect(Object.keys(document.components.securitySchemes)).toEqual([
    "token",
    "session",
    "guest",
    "manager",
  ]);
  const operations = new Map(operationsIn(document).map((one) => [one.operationId, one]));
  expect([...operations.keys()].sort()).toEqual([...endpointNames].sort());
  for (const name of endpointNames) {
    const { access, scopes }: Endpoint = endpoints[name];
    const { security } = operations.get(name) ?? { security: undefined };
    const token = security?.find((one) => "token" in one)?.["token"];
    expect([name, token]).toEqual([name, scopes && [...scopes]]);
    expect([name, security?.length === 0]).toEqual([name, access === "anyone"]);
  }
});

test("errors are told by their codes, and shapes that are there have a name", async () => {
  const document = await readDocument();
  const { createJob } = Object.fromEntries(
    operationsIn(document).map((one) => [one.operationId, one]),
  );
  const answers = createJob?.responses ?? {};
  expect(Object.keys(answers)).toEqual([
    "201",
    "400",
    "401",
    "403",
    "409",
    "413",
    "415",
    "422",
    "429",
    "500",
    "503",
  ]);
  expect(answers["201"]?.content?.["application/json"]?.schema).toEqual({
    $ref: "#/components/schemas/Job",
  });
  const problem = { $ref: "#/components/schemas/Problem" };
  expect(answers["403"]?.content?.["application/json"]?.schema).toEqual(problem);
  const forbidden = problemCodes.filter((code) => new Problem(code).status === 403);
  expect(forbidden).toContain("notInScope");
  for (const code of forbidden) expect(answers["403"]?.description).toContain(`\`${code}\``);
  const referred = new Set(
    [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/gu)].map(
      ([, name = ""]) => name,
    ),
  );
  expect(Object.keys(document.components.schemas).sort()).toEqual([...referred].sort());
});
