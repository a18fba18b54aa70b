import { describe, expect, test } from "vitest";
import { measureAlone, patient } from "#contract/test/patient.ts";
import { findSkills } from "#ledger/read/skills/skills.ts";

measureAlone();

const fill = (piece: string, size = 100_000) =>
  piece.repeat(Math.ceil(size / piece.length)).slice(0, size);

/** The best of three, in time of this thread alone, so that a busy machine does not count. */
function msToRead(text: string): number {
  const times = [1, 2, 3].map(() => {
    const start = process.threadCpuUsage();
    findSkills(text);
    return process.threadCpuUsage(start).user / 1_000;
  });
  return Math.min(...times);
}

describe("a hundred kilobytes of anything is read in 150 ms", () => {
  test.each([
    ["everyday words in one list", "Go, "],
    ["everyday words without an end", "Go and "],
    ["capitals", "R C "],
    ["dots", "."],
    ["dotted letters", "a.b"],
    ["dotted digits", "1.2."],
    ["sentence ends", ". A"],
    ["one endless word", "a"],
    ["one sentence end and then spaces", " "],
    ["signs after a letter", "C+#"],
    ["beginnings of names", "american sign "],
    ["a name of many words again and again", "ISO/IEC-27001 "],
    ["plurals", "EHRss "],
    ["lines", "Excel\n"],
    ["carriage returns", "Go\r\n"],
    ["addresses", "http://"],
    ["at signs", "a@"],
    ["names of object members", "constructor __proto__ toString "],
    ["emoji and marks", "👩‍🔧e\u0301\u200b"],
    ["half surrogates", "\ud83d \udc00"],
    ["prose", "You will go to market in spring, excel at access, and use Python with Go. "],
  ])("%s", (_, piece) => {
    expect(msToRead(fill(piece))).toBeLessThan(patient(150));
  });
});

test("four times the text takes about four times as long", { retry: 3 }, () => {
  const piece = "Python and Go, Excel, spoken Spanish, tig, forklifts of a line in C ";
  const short = msToRead(fill(piece, 200_000));
  expect(msToRead(fill(piece, 800_000))).toBeLessThan(patient(short * 9 + 10));
});
