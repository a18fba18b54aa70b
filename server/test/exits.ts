import type { Job } from "#contract/job.ts";
import { HandOverFormat } from "#contract/hand-over/format.ts";
import { toolTypes, type Output } from "#contract/output.ts";
import type { NewShareLink, SharedReports } from "#contract/share.ts";
import type { Told } from "#server/test/agents.ts";
import { readPdfFile } from "#server/test/files/read-pdf-file.ts";
import { unzip } from "#server/test/files/unzip.ts";
import { guestCookieIn } from "#server/test/guests.ts";
import type { Someone } from "#server/test/team.ts";
import type { TestApp } from "#server/test/test-app.ts";
import { documentAsMarkdown } from "#tools/document/as-text.ts";
import { copyToSend, teamCopy, textToSend, type Copied } from "#tools/document/copies.ts";
import { toDocument } from "#tools/document/document.ts";
import { reportAsCsv } from "#tools/document/report-csv.ts";
import { packageAsText } from "#tools/document/report-text.ts";
import { tools } from "#tools/tools.ts";

/** One way in which words of a job leave the product, and the words. */
export type Exit = { name: string; words: string };

type Call = (name: string, input: object) => Promise<Told>;
type Read = (resource: { uri: string }) => Promise<unknown>;

async function wordsOf(name: string, bytes: Buffer): Promise<string> {
  if (name.includes("docx")) return Object.values(unzip(bytes)).join(" ");
  const { title, pagesWithFurniture } = await readPdfFile(bytes);
  return `${title} ${pagesWithFurniture.join(" ")}`.replaceAll("\u200b", "");
}

/** Files that the server makes, of the package and of each report. */
export async function servedFiles(
  who: Someone,
  jobId: number,
  outputs: readonly Output[],
  copy: string,
): Promise<Exit[]> {
  const paths = ["pdf", "docx"].flatMap((kind) => [
    `/api/jobs/${jobId}/export/combined-${kind}${copy}`,
    ...outputs.map(({ id }) => `/api/jobs/${jobId}/outputs/${id}/${kind}${copy}`),
  ]);
  return filesAt(who, paths);
}

async function filesAt(who: Pick<Someone, "send">, paths: string[]): Promise<Exit[]> {
  const exits: Exit[] = [];
  for (const name of paths) {
    const { statusCode, rawPayload, body } = await who.send("GET", name);
    // A report of which nothing may leave gives no file.
    const words = statusCode === 200 ? await wordsOf(name, rawPayload) : body;
    exits.push({ name, words });
  }
  return exits;
}

/** Files that the browser makes. */
function builtFiles(copied: Copied, text: Copied): Exit[] {
  const organization = "";
  const date = new Date();
  const each = (outputs: readonly Output[]) => [outputs, ...outputs.map((one) => [one])];
  return [
    ...each(text.outputs).map((outputs) => packageAsText({ ...text, outputs }, date)),
    ...each(copied.outputs).map((outputs) =>
      documentAsMarkdown(toDocument({ ...copied, outputs, organization, date })),
    ),
    ...copied.outputs.map((output) => reportAsCsv(copied.job, output)),
    ...each(copied.outputs).map((outputs) => JSON.stringify(outputs.map(({ content }) => content))),
  ].map((words, at) => ({
    name: `built in the browser, ${copied.isInternal ? "team" : "send"} ${at}`,
    words,
  }));
}

export function builtForTeam(job: Job, outputs: readonly Output[]): Exit[] {
  return builtFiles(teamCopy(job, outputs), teamCopy(job, outputs));
}

export async function builtToSend(
  who: Someone,
  job: Job,
  outputs: readonly Output[],
): Promise<Exit[]> {
  const shared = (await who.send("GET", `/api/jobs/${job.id}/shared`)).json<SharedReports>();
  return builtFiles(copyToSend(job, outputs, shared), textToSend(job, outputs, shared));
}

export async function shareLink(who: Someone, jobId: number): Promise<string> {
  const created = await who.send("POST", `/api/jobs/${jobId}/share-links`, { toolType: null });
  return created.json<NewShareLink>().token;
}

/** What a guest reads and takes along, and what a member is shown of it. */
export async function sharedExits(
  app: TestApp,
  who: Someone,
  jobId: number,
  token: string,
): Promise<Exit[]> {
  const opened = await app.browser().send("POST", "/api/shared/open", { token });
  const guest = app.browser(guestCookieIn(opened));
  const introduction = await app.browser().send("POST", "/api/shared/introduction", { token });
  const path = `/api/jobs/${jobId}/shared`;
  return [
    { name: "introduction", words: introduction.body },
    { name: "guest's screen", words: (await guest.send("GET", "/api/shared")).body },
    { name: "preview", words: (await who.send("GET", path)).body },
    ...(await filesAt(guest, ["/api/shared/pdf"])),
    ...(await filesAt(who, [`${path}/pdf`, `${path}/docx`])),
  ];
}

export async function handedOver(who: Someone, jobId: number): Promise<Exit[]> {
  const exits: Exit[] = [];
  for (const format of HandOverFormat.options) {
    const { body } = await who.send("GET", `/api/jobs/${jobId}/hand-over/${format}`);
    exits.push({ name: `hand-over ${format}`, words: body });
  }
  return exits;
}

/** Every report whole, section by section and as a resource, and the job as a file. */
export async function agentsExits(
  { call, read }: { call: Call; read: Read },
  jobId: number,
  outputs: readonly Output[],
): Promise<Exit[]> {
  const exits: Exit[] = [];
  const ask = async (name: string, input: object) =>
    exits.push({
      name: `MCP ${name} ${JSON.stringify(input)}`,
      words: JSON.stringify(await call(name, input)),
    });
  for (const report of toolTypes) {
    await ask("read_report", { jobId, report });
    for (const { key } of tools[report].sections)
      await ask("read_report", { jobId, report, section: key });
  }
  for (const format of HandOverFormat.options) await ask("hand_over", { jobId, format });
  for (const { id } of outputs) {
    const uri = `roleprint://reports/${id}`;
    exits.push({ name: `MCP ${uri}`, words: JSON.stringify(await read({ uri })) });
  }
  return exits;
}
