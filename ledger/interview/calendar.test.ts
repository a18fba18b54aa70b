import { expect, test } from "vitest";
import { addWorkingDays, findSendDay, formatDay } from "#ledger/interview/calendar.ts";

const saturday = new Date("2026-11-14T23:30:00Z");

test.each([
  [1, "Mon 16 Nov"],
  [5, "Fri 20 Nov"],
  [8, "Wed 25 Nov"],
  [9, "Mon 30 Nov"], // Thanksgiving and the Friday after it are skipped
  [12, "Thu 3 Dec"],
])("%i working days after a Saturday in the United States is %s", (days, expected) => {
  expect(formatDay(addWorkingDays(saturday, days, "US"))).toBe(expected);
});

test("other countries keep their Thursdays", () => {
  expect(formatDay(addWorkingDays(saturday, 9, "DE"))).toBe("Thu 26 Nov");
});

test("messages go out on no Friday, weekend or holiday, nor right before or after one", () => {
  for (let days = 1; days < 300; days += 1) {
    expect(formatDay(findSendDay(saturday, days, "US"))).not.toMatch(/Fri|Sat|Sun/u);
  }
  expect(formatDay(findSendDay(saturday, 5, "US"))).toBe("Mon 23 Nov");
  expect(formatDay(findSendDay(saturday, 7, "US"))).toBe("Tue 24 Nov");
  // Wednesday is the eve of Thanksgiving, Tuesday 8 September 2026 the day after Labor Day.
  expect(formatDay(findSendDay(saturday, 8, "US"))).toBe("Mon 30 Nov");
  expect(formatDay(findSendDay(new Date("2026-09-03T12:00:00Z"), 2, "US"))).toBe("Wed 9 Sep");
  expect(formatDay(findSendDay(saturday, 8, "GB"))).toBe("Wed 25 Nov");
});

test.each([
  ["2026-01-01", "New Year"],
  ["2026-01-19", "third Monday of January"],
  ["2026-02-16", "third Monday of February"],
  ["2026-05-25", "last Monday of May"],
  ["2026-06-19", "19 June"],
  ["2026-07-03", "4 July observed on Friday"],
  ["2026-09-07", "first Monday of September"],
  ["2026-10-12", "second Monday of October"],
  ["2026-11-11", "11 November"],
  ["2026-12-25", "Christmas"],
  ["2027-07-05", "4 July observed on Monday"],
])("%s is no working day (%s)", (holiday) => {
  const before = new Date(Date.parse(holiday) - 86_400_000);
  expect(addWorkingDays(before, 1, "US").toISOString().slice(0, 10)).not.toBe(holiday);
});

test("where no country is known, an American holiday is left out too; elsewhere Christmas is", () => {
  const from = new Date("2026-11-25T12:00:00Z");
  expect(formatDay(addWorkingDays(from, 1, null))).toBe("Mon 30 Nov");
  expect(formatDay(addWorkingDays(from, 1, "GB"))).toBe("Thu 26 Nov");
  expect(formatDay(addWorkingDays(new Date("2026-12-24T12:00:00Z"), 1, "GB"))).toBe("Mon 28 Dec");
});
