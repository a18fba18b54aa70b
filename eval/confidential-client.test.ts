import { describe, expect, test } from "vitest";
import { often } from "#contract/test/patient.ts";
import { checkPackage } from "#tools/checks.ts";
import { toolTypes } from "#contract/output.ts";
import { evalCases } from "#eval/cases.ts";
import { briefOnSubject, writePackage, type Package, type Subject } from "#eval/measure-reports.ts";
import { clientNames, findClient } from "#ledger/facts/client-names.ts";
import { documentAsMarkdown, documentAsText } from "#tools/document/as-text.ts";
import { toDocument } from "#tools/document/document.ts";
import { buildPrompt } from "#tools/model/prompt.ts";

const client = "Halvorsen Freight Inc.";
const planted = `

About Halvorsen Freight
Halvorsen Freight Inc. is a family-owned company with 140 people in three places.
At Halvorsen we write decisions down.
Halvorsen's people get ten paid holidays.
Represent Halvorsen Freight at two trade events a year.
Apply at https://careers.halvorsenfreight.com or write to jobs@halvorsen.example.`;

const agency = "Northwind Talent";

/** A case as an agency would enter it. */
function asAgency(
  one: (typeof evalCases)[number],
  hiringCompany: string,
  more: string,
  isClientConfidential = true,
): Subject {
  const { key, job, sender } = one;
  return {
    key,
    sender: { ...sender, signatureBlock: "" },
    organization: { ...one.organization, name: agency, description: "", website: "", domain: "" },
    job: {
      ...job,
      rawExtractedJd: job.rawExtractedJd + more,
      culture: `${job.culture}\n${more === "" ? "" : "At Halvorsen we write decisions down."}`,
      hiringCompany,
      isClientConfidential,
    },
  };
}

/** Everything that leaves: the reports, the files made of them, and what a model would be told. */
function listTexts(subject: Subject, { reports }: Package): string[] {
  const document = toDocument({
    job: { ...subject.job, title: "A job", id: 1 },
    organization: agency,
    outputs: toolTypes.map((toolType) => ({
      toolType,
      status: "completed" as const,
      content: reports[toolType],
    })),
    date: new Date("2026-11-14T12:00:00Z"),
  });
  const briefing = briefOnSubject(subject);
  const frame = { rule: "", delimit: (heading: string, text: string) => `${heading}\n${text}` };
  const prompts = toolTypes.map((tool) =>
    Object.values(buildPrompt(briefing, tool, frame)).join("\n"),
  );
  const files = [documentAsText(document), documentAsMarkdown(document)];
  return [...Object.values(reports).map((report) => JSON.stringify(report)), ...files, ...prompts];
}

function namedIn(subject: Subject): string[] {
  const find = findClient(clientNames({ ...subject.job, isClientConfidential: true }));
  const written = writePackage(subject);
  return listTexts(subject, written).flatMap((text) => find(text).map(({ quote }) => quote));
}

/** Every third job by day. */
const cases = evalCases.filter((_, at) => at % often(1, 3) === 0);

describe.each(cases.map((one) => [one.key, one] as const))("%s", (_key, one) => {
  test("a confidential client is named in no report, no file and no prompt", () => {
    expect(namedIn(asAgency(one, client, planted))).toEqual([]);
  });

  test("the same job names a client that is not confidential", () => {
    expect(namedIn(asAgency(one, client, planted, false))).not.toEqual([]);
  });

  test("nor is the employer whose own posting it is", () => {
    expect(namedIn(asAgency(one, one.organization.name, ""))).toEqual([]);
  });

  test("the gate finds a name that somebody wrote in", () => {
    const { ledger, reports } = writePackage(asAgency(one, client, planted));
    const post = reports.attractSourceKit["jobPost"] as object;
    const kit = { ...reports.attractSourceKit, jobPost: { ...post, hook: "Halvorsen is hiring." } };
    const rules = (changed: typeof reports) =>
      checkPackage(ledger, changed).findings.filter(({ rule }) => rule === "client.named");
    expect(rules(reports)).toEqual([]);
    expect(rules({ ...reports, attractSourceKit: kit })).toHaveLength(1);
  });
});
