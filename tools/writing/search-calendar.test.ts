import { expect, test } from "vitest";
import { recordsOf } from "#contract/walk.ts";
import { bareJob, briefOn } from "#tools/fixtures/sample-briefing.ts";
import { fillCodeFields } from "#tools/model/code-fields.ts";
import { serverTools } from "#tools/tools.server.ts";
import { dueAsSaid, dueDay, launchDayOf, messageDates } from "#tools/writing/search-calendar.ts";
import type { ToolType } from "#contract/output.ts";

const saturday = new Date("2026-11-14T12:00:00Z");
const briefing = { ...briefOn({ ...bareJob, title: "Backend Engineer" }), now: saturday };

/** A model's section of six rows, with what code fills in. */
function filled(tool: ToolType, key: string, rows: unknown): unknown {
  return fillCodeFields(briefing, tool, key, rows, serverTools[tool].write(briefing)[key]);
}

test("a model's fourth message has a day of its own", () => {
  const touches = Array.from({ length: 4 }, () => ({ body: "Hello", facts: [] }));
  const [sequence] = recordsOf(filled("engagementHub", "nurtureSequences", [{ touches }]));
  const days = recordsOf(sequence?.["touches"]).map(({ day }) => day);
  expect(days).toEqual(messageDates(briefing));
  expect(new Set(days).size).toBe(4);
});

test("what a model plans for the first week is due before the first follow-up, whatever its place", () => {
  const rows = Array.from({ length: 6 }, () => ({ action: "Load the four messages.", facts: [] }));
  const due = recordsOf(filled("engagementHub", "nextActions", rows)).map((row) => row["due"]);
  expect(messageDates(briefing)[0]).toBe("Mon 23 Nov");
  expect(due).toEqual([
    "Mon 16 Nov",
    "Wed 18 Nov",
    "Fri 20 Nov",
    "Fri 20 Nov",
    "Fri 20 Nov",
    "Fri 20 Nov",
  ]);
});

test("the checklist is due when the Intake Sync Brief puts the post live, or on the day it names", () => {
  const rows = [
    { item: "Put the phone number on the post.", facts: [] },
    { item: "Hold the messages until Monday, because Friday draws few replies.", facts: [] },
  ];
  const due = recordsOf(filled("attractSourceKit", "launchChecklist", rows)).map(
    (row) => row["due"],
  );
  const live = recordsOf(serverTools.intakeSync.write(briefing)["nextSteps"]).find(({ step }) =>
    String(step).startsWith("Post live"),
  );
  expect(due).toEqual([live?.["due"], "Mon 16 Nov"]);
});

test("next actions of the Offer Navigator have dates, no counts of days", () => {
  const rows = [
    { action: "Ask HR.", facts: [] },
    { action: "Write the letter.", facts: [] },
  ];
  const due = recordsOf(filled("offerNavigator", "nextActions", rows)).map((row) => row["due"]);
  expect(due).toEqual(["Mon 16 Nov", "Tue 17 Nov"]);
});

test.each(["critical", "active", "passive"])(
  "the built-in %s calendar writes to nobody before the post is live, and asks nothing for it later",
  (urgencyLevel) => {
    const own = {
      ...briefOn({ ...bareJob, title: "Backend Engineer", urgencyLevel }),
      now: saturday,
    };
    const live = launchDayOf(own.ledger);
    const before = Array.from({ length: live }, (_, at) => dueDay(own, at + 1));
    const checklist = recordsOf(serverTools.attractSourceKit.write(own)["launchChecklist"]);
    for (const { due } of checklist) expect(before).toContain(due);
    expect(messageDates(own)).not.toContain(dueDay(own, live));
  },
);

test("only a day by which something is due counts as one", () => {
  expect(dueAsSaid(briefing, "Send it by Thursday.", 1)).toBe("Thu 19 Nov");
  expect(dueAsSaid(briefing, "Send between Monday and Thursday.", 2)).toBe("Tue 17 Nov");
  expect(dueAsSaid(briefing, "Agree on this by payday.", 2)).toBe("Tue 17 Nov");
  expect(dueAsSaid({ ...briefing, now: new Date("2026-11-16") }, "Hold until Monday.", 1)).toBe(
    "Mon 23 Nov",
  );
});

test("nobody is written to about a job that has closed", () => {
  const { ledger } = briefing;
  const applyBy = { id: "applyBy", label: "Apply by", text: "December 3, 2026", quotes: [] };
  const own = { ...briefing, ledger: { ...ledger, reading: { ...ledger.reading, applyBy } } };
  const days = messageDates(own).slice(0, 3);
  expect(new Set(days).size).toBe(3);
  for (const day of days)
    expect(Date.parse(`${day} 2026 UTC`)).toBeLessThanOrEqual(Date.parse("2026-12-03T00:00:00Z"));
});

test("a closing date that is past moves no message", () => {
  const { ledger } = briefing;
  const applyBy = { id: "applyBy", label: "Apply by", text: "May 29, 2026", quotes: [] };
  const own = { ...briefing, ledger: { ...ledger, reading: { ...ledger.reading, applyBy } } };
  expect(messageDates(own)).toEqual(messageDates(briefing));
});
