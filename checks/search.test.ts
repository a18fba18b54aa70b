import { expect, test } from "vitest";
import { attractSourceKit } from "#checks/fixtures/sample-kit.ts";
import { checkSearch } from "#checks/search.ts";

const { booleanStrings } = attractSourceKit;

test("compiled searches pass, and a kit without searches has none to fault", () => {
  expect(checkSearch(attractSourceKit)).toEqual([]);
  expect(checkSearch({})).toEqual([]);
});

test("a string somebody changed is found", () => {
  const broken = JSON.stringify(booleanStrings).replace(/"string":"\(/u, '"string":"((');
  const findings = checkSearch({ booleanStrings: JSON.parse(broken) });
  expect(findings).toMatchObject([{ rule: "search.malformed", severity: "high" }]);
});

test("searches that no compiler printed are found", () => {
  expect(
    checkSearch({ booleanStrings: { spec: {}, searches: [{ string: "a AND b" }] } }),
  ).toHaveLength(1);
});
