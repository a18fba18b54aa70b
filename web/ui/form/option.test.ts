import { expect, test } from "vitest";
import { companySizesOnEdit, industriesOnEdit, timezones } from "#contract/options.ts";
import { optionsWith } from "#web/ui/form/option.ts";

const valuesOf = (...of: Parameters<typeof optionsWith>) =>
  optionsWith(...of).map(({ value }) => value);

test("an edit form offers its own list, and no choice", () => {
  expect(valuesOf(companySizesOnEdit, "1-10")).toEqual(["", ...companySizesOnEdit]);
  expect(valuesOf(timezones, "")).toEqual(["", ...timezones]);
});

test("a value stored under the other reading can be kept [R-14]", () => {
  expect(valuesOf(industriesOnEdit, "government")).toEqual(["", ...industriesOnEdit, "government"]);
});
