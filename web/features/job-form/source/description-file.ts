import { calls } from "#contract/calls.ts";
import { lengths } from "#contract/limits.ts";
import { fetchAnswer } from "#web/api/fetch-answer.ts";
import type { ReplyOf } from "#web/api/request.ts";
import { askedWhenKnown } from "#web/api/session-probe.ts";

export const descriptionExtensions = [".txt", ".pdf", ".doc", ".docx"] as const;

const descriptionTypes = new Set([
  "text/plain",
  "application/pdf",
  "application/msword",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
]);

type Named = Pick<File, "name" | "type">;

/** Whether a file may hold a description: by its type or by its extension (spec §5). */
export function isDescriptionFile({ name, type }: Named): boolean {
  const lower = name.toLowerCase();
  return (
    descriptionTypes.has(type) || descriptionExtensions.some((ending) => lower.endsWith(ending))
  );
}

/** Text files are read here, the others by the server (spec §7). */
export function isReadLocally({ name, type }: Named): boolean {
  return name.toLowerCase().endsWith(".txt") || type === "text/plain";
}

/** No letter takes more bytes than this in a text file. */
const bytesPerLetter = 4;

export async function readLocally(file: File): Promise<string> {
  const start = file.slice(0, lengths.rawJobDescription * bytesPerLetter);
  const text = decodeText(new Uint8Array(await start.arrayBuffer()));
  return text.replaceAll("\u0000", "").slice(0, lengths.rawJobDescription);
}

export async function readByServer(file: File): Promise<string> {
  const { text } = await uploadFile(file);
  return text;
}

const wideMarks: readonly (readonly [string, number, number])[] = [
  ["utf-16le", 0xff, 0xfe],
  ["utf-16be", 0xfe, 0xff],
];

/** A text file's words, whichever of the usual ways it was saved in. */
function decodeText(bytes: Uint8Array): string {
  const wide = wideMarks.find(([, first, second]) => bytes[0] === first && bytes[1] === second);
  if (wide) return new TextDecoder(wide[0]).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Sends one file to a call that takes one; failures read as those of every other call. */
async function uploadFile(file: File): Promise<ReplyOf<"extractText">> {
  const { method, path } = calls.extractText;
  const body = new FormData();
  body.append("file", file);
  const response = await askedWhenKnown(() => fetchAnswer(path, { method, body }));
  return (await response.json()) as ReplyOf<"extractText">;
}
