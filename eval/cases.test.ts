import { describe, expect, test } from "vitest";
import { JobForm } from "#contract/job.ts";
import { urgencyLevels, timezones, voiceTones, workTypes } from "#contract/options.ts";
import { OrganizationEdit } from "#contract/organization.ts";
import { ProfileForm } from "#contract/user.ts";
import { subjects } from "#eval/case.ts";
import { evalCases } from "#eval/cases.ts";

const byKey = evalCases.map((evalCase) => [evalCase.key, evalCase] as const);

function countWords(text: string): number {
  return text.split(/\s+/).length;
}

function listRuns(text: string, length: number): Set<string> {
  const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const runs = words.slice(length - 1).map((_, at) => words.slice(at, at + length).join(" "));
  return new Set(runs);
}

describe("the twelve cases", () => {
  test("cover each subject once, under keys of their own", () => {
    expect(evalCases.map(({ subject }) => subject)).toEqual([...subjects]);
    expect(new Set(evalCases.map(({ key }) => key)).size).toBe(12);
  });

  test("are ten postings of usual length and two sets of raw notes, one of them almost nothing", () => {
    const lengths = evalCases.map(({ kind, subject, text }) => ({
      kind,
      subject,
      words: countWords(text),
    }));
    const [least, ...others] = lengths.toSorted((one, other) => one.words - other.words);
    expect(least).toMatchObject({ kind: "rawNotes", subject: "almost nothing" });
    expect(least?.words).toBeGreaterThanOrEqual(40);
    expect(least?.words).toBeLessThanOrEqual(60);
    expect(others.filter(({ words }) => words < 250 || words > 700)).toEqual([]);
    expect(lengths.filter(({ kind }) => kind === "rawNotes")).toHaveLength(2);
  });

  test("do not repeat each other: no two texts share seven words in a row", () => {
    const seen = new Map<string, string>();
    const shared = evalCases.flatMap(({ key, text }) =>
      [...listRuns(text, 7)].flatMap((run) => {
        const other = seen.get(run);
        seen.set(run, key);
        return other === undefined ? [] : [`${other}, ${key}: ${run}`];
      }),
    );
    expect(shared).toEqual([]);
  });

  test("show the usual faults: HTML remains, headings in capitals, no headings, lines cut by a printer", () => {
    const postings = evalCases.filter(({ kind }) => kind === "posting");
    const keysWhere = (isSo: (rows: readonly string[]) => boolean) =>
      postings.filter(({ text }) => isSo(text.split("\n"))).map(({ key }) => key);
    const count = (rows: readonly string[], shape: RegExp) =>
      rows.filter((row) => shape.test(row)).length;
    expect(keysWhere((rows) => count(rows, /<li>/) > 0)).toEqual(["product-designer"]);
    expect(keysWhere((rows) => count(rows, /^[A-Z ]{8,}$/) >= 5)).toEqual(["youth-librarian"]);
    expect(keysWhere((rows) => count(rows, /[^.]$/) === 1)).toEqual(["senior-accountant"]);
    expect(keysWhere((rows) => count(rows, /^.{80}/) === 0)).toEqual(["ed-nurse"]);
  });

  test("hear every voice, with and without signature block, at every urgency and work type", () => {
    const used = {
      tones: new Set(evalCases.map(({ organization }) => organization.voiceTone)),
      styles: new Set(evalCases.map(({ organization }) => organization.messagingStyle)),
      urgencies: new Set(evalCases.map(({ job }) => job.urgencyLevel)),
      workTypes: new Set(evalCases.map(({ job }) => job.workType)),
      signed: evalCases.filter(({ sender }) => sender.signatureBlock !== "").length,
    };
    expect([...used.tones]).toEqual(expect.arrayContaining([...voiceTones]));
    expect(used.styles.size).toBeGreaterThanOrEqual(5);
    expect([...used.urgencies]).toEqual(expect.arrayContaining([...urgencyLevels]));
    expect([...used.workTypes]).toEqual(expect.arrayContaining([...workTypes]));
    expect(used.signed).toBeGreaterThanOrEqual(4);
    expect(12 - used.signed).toBeGreaterThanOrEqual(3);
  });
});

describe.each(byKey)("%s", (_key, { text, job, organization, sender }) => {
  test("keeps the pasted text as the job's posting", () => {
    expect(job.rawExtractedJd).toBe(text);
  });

  test("is a form the product takes as it stands", () => {
    const form = { ...job, organizationId: 1 };
    expect(JobForm.parse(form)).toEqual(form);
  });

  test("belongs to an organization and a sender the product takes as they stand", () => {
    expect(OrganizationEdit.parse(organization)).toEqual(organization);
    expect(ProfileForm.parse(sender)).toEqual(sender);
    expect(timezones).toContain(sender.timezone);
  });
});
