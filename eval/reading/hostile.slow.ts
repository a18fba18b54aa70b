import { expect, test } from "vitest";
import { patient } from "#contract/test/patient.ts";
import { lengths } from "#contract/limits.ts";
import { readForm } from "#reading/form.ts";
import { traps } from "#reading/fixtures/traps.ts";

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
function isSlow(most: number, work: () => unknown): boolean {
  return [1, 2, 3].every(() => msOf(work) >= most);
}

/** A busy machine can only make times worse, so tests that hold one are tried again. */
const timed = { retry: 3 };

test("the longest text of anything fills the form within 300 ms", timed, () => {
  const plain = fill("- We hire cooks.\n");
  readForm(plain);
  // A machine on which plain bullets take 300 ms is slow itself.
  const most = patient(
    Math.max(
      300,
      bestOf(3, () => readForm(plain)),
    ),
  );
  const slow = traps.filter((trap) => isSlow(most, () => readForm(fill(trap))));
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
      patient(
        8 *
          Math.max(
            2,
            bestOf(3, () => readForm(quarter)),
          ),
      ),
    );
  }
});
