import { expect, test } from "vitest";
import { checkReport } from "#checks/check-package.ts";
import { toolTypes } from "#contract/output.ts";
import { evalCases } from "#eval/cases.ts";
import { briefOnSubject } from "#eval/measure-reports.ts";
import { writers } from "#tools/writers.ts";

test.each(evalCases.map((one) => [one.key, one] as const))(
  "%s: a ledger that was stored and read again says, writes and checks the same",
  (_key, one) => {
    const fresh = briefOnSubject(one);
    const stored = { ...fresh, ledger: JSON.parse(JSON.stringify(fresh.ledger)) };
    expect(stored.ledger).toEqual(fresh.ledger);
    for (const tool of toolTypes) {
      const report = writers[tool](fresh);
      expect(writers[tool](stored)).toEqual(report);
      expect(checkReport(stored.ledger, tool, report)).toEqual(
        checkReport(fresh.ledger, tool, report),
      );
    }
  },
);
