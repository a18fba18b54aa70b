import { expect, test } from "vitest";
import { checkReport } from "#tools/checks.ts";
import { toolTypes } from "#contract/output.ts";
import { evalCases } from "#eval/cases.ts";
import { briefOnSubject } from "#eval/measure-reports.ts";
import { serverTools } from "#tools/tools.server.ts";

test.each(evalCases.map((one) => [one.key, one] as const))(
  "%s: a ledger that was stored and read again says, writes and checks the same",
  (_key, one) => {
    const fresh = briefOnSubject(one);
    const stored = { ...fresh, ledger: JSON.parse(JSON.stringify(fresh.ledger)) };
    expect(stored.ledger).toEqual(fresh.ledger);
    for (const tool of toolTypes) {
      const report = serverTools[tool].write(fresh);
      expect(serverTools[tool].write(stored)).toEqual(report);
      expect(checkReport(stored.ledger, tool, report)).toEqual(
        checkReport(fresh.ledger, tool, report),
      );
    }
  },
);
