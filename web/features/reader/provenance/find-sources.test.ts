import { expect, test } from "vitest";
import type { Fact } from "#contract/examination.ts";
import { findSources } from "#web/features/reader/provenance/find-sources.ts";

const quote = { kind: "quote", where: "posting", quote: "6+ years" } as const;
const facts = new Map<string, Fact>(
  [
    { id: "must.1", label: "Must", text: "6+ years", basis: "given", sources: [quote] } as const,
    {
      id: "pay",
      label: "Pay",
      text: "$1",
      basis: "given",
      sources: [{ ...quote, where: "salaryRange" }],
    } as const,
    {
      id: "must.2",
      label: "Must",
      text: "Kafka",
      basis: "given",
      sources: [
        { kind: "decision", byName: "Tomas", at: "2026-11-18T14:06:00.000Z", words: "" },
        quote,
      ],
    } as const,
    { id: "loose", label: "Loose", text: "x", basis: "data", sources: [] } as const,
  ].map((fact) => [fact.id, fact]),
);

function kindsOf(value: unknown): string[] {
  return findSources({ risks: value }, facts).map(({ kind }) => kind);
}

test("a chip stands for facts that are really cited", () => {
  expect(kindsOf([{ risk: "a", basis: "given", facts: ["must.1"] }])).toEqual(["posting"]);
  expect(kindsOf([{ risk: "a", basis: "given", facts: ["pay", "gone"] }])).toEqual(["form"]);
  expect(kindsOf([{ risk: "a", basis: "given", facts: ["must.2"] }])).toEqual(["decision"]);
  expect(kindsOf([{ risk: "a" }])).toEqual([]);
});

test("what has no source is an estimate, and so is what calls itself one", () => {
  expect(kindsOf([{ risk: "a", facts: ["loose"] }])).toEqual(["estimate"]);
  const [source] = findSources({ risks: [{ risk: "People leave", basis: "estimate" }] }, undefined);
  expect(source).toMatchObject({ kind: "estimate", statements: ["People leave"] });
});
