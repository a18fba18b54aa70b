import { expect, test } from "vitest";
import { lengths } from "#contract/limits.ts";
import { readForm } from "#reading/form.ts";

/** Pieces that make careless patterns run away. */
const pieces = [
  ..."( [ { < () <!-- {%_ {%_comment a_ word_ $ $_ -_ • *_ 1 1, 1_ $1_to_ one_ . ._ ; ,_ , # ** [a]( & “ K \u200B".split(
    " ",
  ),
  ..."Aa,_TX_ in_Aa_ hiring_a_new_ Must_have:_ must_have_ and_ on-call_ travel_1 https:// our_18-bed_".split(
    " ",
  ),
  ..."w/_Aa,_a in_aa_tx_ ✅_a needs_1_yr_ pager_paid_1_ must_work_a_ is_required,_as_is_ Aa_@_ a,_no_go:_ $1_|_ **a**_a:1,Au,_TX;_ A._€1 Nurses_".split(
    " ",
  ),
  ..."the_process_is_a,_b_ applications_by_ Monday_to_ poach_from_Aa,_ Remote_-_ $5k_bonus,_ A_".split(
    " ",
  ),
].map((piece) => piece.replaceAll("_", " "));
const traps = [
  ...pieces,
  "\n",
  "a\n",
  "- a\n",
  "A\n",
  "a:\n",
  "\r\n\t",
  "\u00A0",
  "😀",
  "Requirements\n",
  "Pay: $1\n",
  "Go and ",
  "a.b",
  "1.2.",
  ". A",
  "a",
  " ",
  "C+#",
  "American Sign ",
];

function fill(piece: string, length: number = lengths.rawJobDescription): string {
  return `Salary: ${piece.repeat(Math.ceil(length / piece.length))}`.slice(0, length);
}

/** Time of this thread alone, so that a busy machine does not count. */
function msOf(work: () => unknown): number {
  const start = process.threadCpuUsage();
  work();
  return process.threadCpuUsage(start).user / 1_000;
}

function bestOf(times: number, work: () => unknown): number {
  return Math.min(...Array.from({ length: times }, () => msOf(work)));
}

/** Slow is what is slow three times in a row. */
function isSlow(work: () => unknown): boolean {
  return [1, 2, 3].every(() => msOf(work) >= 300);
}

/** A busy machine can only make times worse, so tests that hold one are tried again. */
const timed = { retry: 3, timeout: 60_000 };

test("the longest text of anything fills the form within 300 ms", timed, () => {
  readForm(fill("Nurses "));
  const slow = traps.filter((trap) => isSlow(() => readForm(fill(trap))));
  expect(slow).toEqual([]);
});

test("a text four times as long takes about four times as long", timed, () => {
  const cookIn = (at: number) =>
    `- We hire ${at} cooks in Austin, TX for $${at} to $24 an hour, plus tips; nights.\n`;
  for (const make of [(at: number) => cookIn(at).trimEnd(), cookIn, () => "**a** a:1,Au, TX; "]) {
    const text = Array.from({ length: 900 }, (_, at) => make(at)).join("");
    const quarter = text.slice(0, text.length / 4);
    readForm(quarter);
    expect(bestOf(3, () => readForm(text))).toBeLessThan(
      8 *
        Math.max(
          2,
          bestOf(3, () => readForm(quarter)),
        ),
    );
  }
});
