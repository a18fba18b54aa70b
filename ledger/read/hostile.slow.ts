import { describe, expect, test } from "vitest";
import { patient } from "#contract/test/patient.ts";
import { emptyJob } from "#contract/job-fields.ts";
import { readApply, readApplyBy, readOpenings, readStartDate } from "#ledger/read/terms/apply.ts";
import { readBenefits } from "#ledger/read/terms/benefits.ts";
import { readCompanyFacts, readTeam } from "#ledger/read/terms/company.ts";
import { readCulture } from "#ledger/read/terms/culture.ts";
import { readDealBreakers } from "#ledger/read/terms/deal-breakers.ts";
import { joinForm, longestLine } from "#ledger/read/text/job-lines.ts";
import { readPlace } from "#ledger/read/terms/location.ts";
import { readPayParts } from "#ledger/read/terms/pay-parts.ts";
import { readPay } from "#ledger/read/terms/pay.ts";
import { readProcess } from "#ledger/read/terms/process.ts";
import type { Said } from "#ledger/read/text/said.ts";
import { readSchedule } from "#ledger/read/terms/schedule.ts";
import { readAssets, readBackgrounds } from "#ledger/read/terms/tags.ts";
import { readTitleParts } from "#ledger/read/title/title-parts.ts";
import { readWorkType } from "#ledger/read/terms/work-type.ts";
import { saidOf } from "#ledger/fixtures/sample-said.ts";

const size = 100_000;
const fill = (piece: string, length = size) =>
  piece
    .repeat(Math.ceil(length / piece.length))
    .slice(0, length - 1)
    .concat("x");

/** Pieces that make careless patterns run away. */
const pieces = [
  ..."( [ { < () <!-- {%_ a_ word_ $ $_ -_ • *_ 1 1, 1_ $1_to_ one_ . ._ ; ,_ , # ** [a]( & “ K \u200B".split(
    " ",
  ),
  ..."Aa,_TX_ in_Aa_ hiring_a_new_ Must_have:_ must_have_ and_ on-call_ travel_1 https:// our_18-bed_".split(
    " ",
  ),
  ..."w/_Aa,_a in_aa_tx_ ✅_a needs_1_yr_ pager_paid_1_ must_work_a_ is_required,_as_is_ under_direction_of_Aa_ Aa_@_ a,_no_go:_ $1_|_".split(
    " ",
  ),
  ..."the_process_is_a,_b_ applications_by_ Monday_to_ poach_from_Aa,_ Remote_-_ $5k_bonus,_ A_".split(
    " ",
  ),
].map((piece) => piece.replaceAll("_", " "));
const traps = [...pieces, "\n", "a\n", "- a\n", "A\n", "a:\n", "\r\n\t", "\u00A0", "😀"];

/** Each interpreter of lines on lines whose place fits; the reading gives no more than 500. */
const readers: Record<string, (text: string) => () => unknown> = {
  form: (text) => () =>
    joinForm(
      { ...emptyJob, requirements: text, benefits: text },
      saidOf("must", text.slice(0, longestLine)),
    ),
  pay: (text) => () => readPay(text, "US"),
  place: (text) => () => readPlace(text),
  titleParts: (text) => () => readTitleParts(text),
  assets: (text) => () => readAssets(text),
  schedule: (text) => ofSaid("terms", text, (all) => readSchedule(null, null, all)),
  workType: (text) => ofSaid("terms", text, (all) => readWorkType("hybrid", null, all)),
  payParts: (text) => ofSaid("pay", text, readPayParts),
  benefits: (text) => ofSaid("benefit", text, readBenefits),
  culture: (text) => ofSaid("culture", text, readCulture),
  company: (text) => ofSaid("employer", text, (all) => [readCompanyFacts(all), readTeam(all)]),
  process: (text) => ofSaid("process", text, (all) => [readProcess(all), readApply(all)]),
  dates: (text) =>
    ofSaid("terms", text, (all) => [readApplyBy(all), readOpenings(all), readStartDate(all)]),
  tags: (text) =>
    ofSaid("nice", text, (all) => [readDealBreakers([], all), readBackgrounds([], all)]),
};

function ofSaid(place: Said["place"], text: string, read: (all: Said[]) => unknown) {
  const all = saidOf(
    place,
    ...text
      .split("\n")
      .slice(0, 500)
      .map((line) => line.slice(0, longestLine)),
  );
  return () => read(all);
}

/** An everyday text of a given length; no two lines are the same. */
function everydayText(length: number): string {
  const lines = Array.from(
    { length: length / 100 },
    (_, at) =>
      `- We hire ${at} cooks in Austin, TX for $${at} to $24 an hour, plus tips; nights. Apply by May ${at}.\n`,
  );
  return lines.join("").slice(0, length);
}

/** Below it a clock measures the machine, not the reader. */
const leastMs = 4;

/** Time of this thread alone, so that a busy machine does not count. */
function msOf(work: () => unknown): number {
  const start = process.threadCpuUsage();
  work();
  return process.threadCpuUsage(start).user / 1_000;
}

/** Slow is what is slow three times in a row. */
function isSlower(ms: number, work: () => unknown): boolean {
  return [1, 2, 3].every(() => msOf(work) >= ms);
}

/** A busy machine can only make times worse, so tests that hold one are tried again. */
const timed = { retry: 3 };

describe.each(Object.entries(readers))("%s", (_, prepare) => {
  test("reads a hundred kilobytes of anything in under 200 ms", timed, () => {
    expect(traps.filter((trap) => isSlower(patient(200), prepare(fill(trap))))).toEqual([]);
  });

  test("takes about ten times as long for ten times the text", timed, () => {
    const best = (length: number) => {
      const work = prepare(everydayText(length));
      return Math.min(...Array.from({ length: 7 }, () => msOf(work)));
    };
    best(5_000);
    expect(best(50_000)).toBeLessThan(patient(15 * Math.max(best(5_000), leastMs)));
  });
});
