import { shipped } from "#knowledge/shipped.ts";
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { z } from "zod";
import { given } from "#contract/given.ts";
import { editedFields, emptyJob } from "#contract/job-fields.ts";
import { mendDecoding } from "#contract/text/decoded-twice.ts";
import { OrganizationEdit } from "#contract/organization.ts";
import { toolTypes, type ToolType } from "#contract/output.ts";
import type { OrganizationFields } from "#ledger/facts/company.ts";
import { buildLedger } from "#ledger/ledger.ts";
import type { JobFields } from "#ledger/facts/reading.ts";
import { readForm } from "#reading/form.ts";
import { shippedMarket } from "#server/features/market/shipped-market.service.ts";
import type { Briefing } from "#tools/briefing.ts";
import { countWords } from "#tools/report/count-words.ts";
import { documentAsMarkdown } from "#tools/document/as-text.ts";
import { toDocument } from "#tools/document/document.ts";
import { builtInStamp, finishReport, type Finished } from "#tools/writing/finish.ts";
import { serverTools } from "#tools/tools.server.ts";

/** What somebody would type into the form, and the organization's own words. */
const Form = z.strictObject({
  ...editedFields,
  organization: OrganizationEdit.omit({ reportWriter: true, textReader: true }).optional(),
});
type Form = z.infer<typeof Form>;

const noOrganization: OrganizationFields = {
  name: "",
  domain: "",
  description: "",
  website: "",
  industry: "",
  companySize: "",
  voiceTone: "",
  messagingStyle: "",
};

/** What `npm run write` prints for the words of its command line. */
export function printReports(args: readonly string[]): string {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      form: { type: "string" },
      tool: { type: "string" },
      md: { type: "boolean", default: false },
      words: { type: "boolean", default: false },
    },
  });
  const [file] = positionals;
  if (file === undefined)
    throw new Error(
      "npm run --silent write -- FILE [--form form.json] [--tool KEY] [--md] [--words]",
    );
  const keys = chooseTools(values.tool);
  const { organization, ...typed } = values.form === undefined ? {} : readTyped(values.form);
  const job = fillJob(mendDecoding(readFileSync(file, "utf8")), typed);
  const employer = { ...noOrganization, ...given(organization ?? {}) };
  const reports = writeReports(job, employer, keys);
  if (!values.md && !values.words)
    return `${JSON.stringify({ confirmed: "assumed", ...reports }, null, 2)}\n`;
  const document = toDocument({
    job: { ...job, id: 1 },
    organization: employer.name,
    outputs: Object.entries(reports).map(([toolType, content]) => ({
      toolType: toolType as ToolType,
      status: "completed",
      content,
    })),
    date: new Date(),
  });
  return values.words ? `${countWords(document)}\n` : documentAsMarkdown(document);
}

function chooseTools(key: string | undefined): readonly ToolType[] {
  const chosen = toolTypes.filter((one) => key === undefined || one === key);
  if (chosen.length > 0) return chosen;
  throw new Error(`There is no tool "${key}". The tools are ${toolTypes.join(", ")}.`);
}

function readTyped(file: string): Form {
  const read = Form.safeParse(JSON.parse(readFileSync(file, "utf8")));
  if (read.success) return read.data;
  throw new Error(`${file} does not fit the form. ${z.prettifyError(read.error)}`);
}

/** What the text says, and what somebody typed wins. */
function fillJob(text: string, typed: Omit<Form, "organization">): JobFields {
  const { fields } = readForm(text);
  const job = { ...emptyJob, ...fields, ...given(typed), rawExtractedJd: text };
  // The product's form asks for it as well.
  if (job.title === "") throw new Error('The text names no job. Say it: --form with {"title": …}');
  return job;
}

function writeReports(
  job: JobFields,
  organization: OrganizationFields,
  keys: readonly ToolType[],
): Partial<Record<ToolType, Finished["report"]>> {
  const now = new Date();
  const ledger = buildLedger({
    job,
    organization,
    market: shippedMarket(),
    knowledge: shipped,
    today: now,
  });
  const sender = { name: "", title: "", signatureBlock: "" };
  const briefing: Briefing = { ledger, now, sender, guidance: "", candidates: [] };
  return Object.fromEntries(
    keys.map((key) => [
      key,
      finishReport(briefing, key, serverTools[key].write(briefing), builtInStamp).report,
    ]),
  );
}
