import { expect, test } from "vitest";
import { findFaults } from "#tools/model/faults.ts";
import { bareJob, briefOn } from "#tools/fixtures/sample-briefing.ts";

const line = "New grads considered.";
const briefing = briefOn({ ...bareJob, requirements: `${line}\nExcel` });

const faultsOf = (body: string) =>
  findFaults(
    briefing,
    "attractSourceKit",
    { outreachTemplates: [{ subject: "", body, basis: "given", facts: [] }] },
    ["outreachTemplates"],
  ).map(({ rule, quote }) => `${rule} ${quote}`);

test("a line of the posting may be quoted whole; its coded words in a sentence of our own may not", () => {
  expect(briefing.ledger.reading.lines.map(({ text }) => text)).toContain(line);
  expect(faultsOf(`Hi {{first_name}}, this is what we ask for.\n- ${line}`)).toEqual([]);
  expect(faultsOf("Hi {{first_name}}, we look for new grads.")).toEqual(["wording.age new grads"]);
});
