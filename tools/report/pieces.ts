import type { ReportContent } from "#contract/output.ts";
import { isRecord, recordsOf } from "#contract/walk.ts";
import { parseJson } from "#tools/model/parse-json.ts";
import { humanise, isUnreadable, readReport, sectionIdOf } from "#tools/report/report.ts";
import type { Tool } from "#tools/tool.ts";

/** Something in a report that is looked for by its words: a section, or a text in it that is taken elsewhere. */
export type ReportPiece = {
  kind: "section" | "message" | "question" | "search" | "reply";
  /** "Boolean Strings", "Short InMail", a question in full, "LinkedIn search, balanced". */
  name: string;
  /** What else tells it from others, such as a message's channel and subject; may be empty. */
  about: string;
  sectionId: string;
  /** What is copied; a section as a whole has none here. */
  text: string | null;
};

type Found = Pick<ReportPiece, "kind" | "name" | "about"> & { text: string };
type Fields = Readonly<Record<string, unknown>>;

/** What must not be asked is never offered for copying. */
const forbidden = /^do_?not/iu;
const looksLikeSearch = /^\s*(?:["(]|site:).*\b(?:AND|OR|NOT)\b/su;

/** The pieces of any stored report in reading order, each section before what is in it. */
export function piecesOf(tool: Tool, content: ReportContent): ReportPiece[] {
  if (isUnreadable(content)) return [];
  return readReport(tool, content).flatMap(({ key, title, value }, place) => {
    const sectionId = sectionIdOf(tool, key, place);
    const name = title === "" ? "Untitled" : title;
    const inside = typeof value === "string" ? (parseJson(value) ?? value) : value;
    const found = forbidden.test(key) ? [] : find(inside, key, name);
    return [
      { kind: "section" as const, name, about: "", sectionId, text: null },
      ...found.map((piece) => ({ ...piece, sectionId })),
    ];
  });
}

/** A message without its subject, which mail and InMail take in a field of its own. */
export function messageBody(body: string, signature: string | undefined): string {
  return signature ? `${body}\n\n${signature}` : body;
}

/** Told by their fields alone, because members and models may put them anywhere. */
function find(value: unknown, key: string, name: string): Found[] {
  if (Array.isArray(value)) return value.flatMap((one) => find(one, key, name));
  if (typeof value === "string") return findInText(value, key, name);
  if (!isRecord(value)) return [];
  const own =
    messageIn(value, name) ?? replyIn(value) ?? questionIn(value) ?? searchesIn(value, name);
  return (
    own ??
    Object.entries(value).flatMap(([inside, part]) =>
      forbidden.test(inside) ? [] : find(part, inside, humanise(inside)),
    )
  );
}

function findInText(text: string, key: string, name: string): Found[] {
  if (/question/iu.test(key) && text.trim().endsWith("?"))
    return [{ kind: "question", name: text.trim(), about: "", text: text.trim() }];
  return looksLikeSearch.test(text) ? [{ kind: "search", name, about: "", text }] : [];
}

function messageIn(fields: Fields, name: string): Found[] | undefined {
  const body = textAt(fields, "body");
  if (body === undefined) return undefined;
  const { touch } = fields;
  const called = textAt(fields, "kind", "name", "title", "trigger");
  return [
    {
      kind: "message",
      name: called ?? (typeof touch === "number" ? `Touch ${touch}` : name),
      about: [textAt(fields, "channel"), textAt(fields, "subject")].filter(Boolean).join(", "),
      text: messageBody(body, textAt(fields, "signature")),
    },
  ];
}

function replyIn(fields: Fields): Found[] | undefined {
  const said = textAt(fields, "objection", "ifTheySay", "question");
  const reply = textAt(fields, "reply", "youSay", "answer");
  if (said === undefined || reply === undefined) return undefined;
  return [{ kind: "reply", name: said, about: "", text: reply }];
}

function questionIn(fields: Fields): Found[] | undefined {
  const question = textAt(fields, "question");
  if (question === undefined) return undefined;
  const isForScreen = textAt(fields, "record") !== undefined;
  const about = isForScreen ? "first call" : (textAt(fields, "competency", "ask") ?? "");
  return [{ kind: "question", name: question, about, text: question }];
}

function searchesIn(fields: Fields, name: string): Found[] | undefined {
  const platform = textAt(fields, "name", "platform", "dialect");
  const string = textAt(fields, "string", "query");
  if (string !== undefined)
    return [
      { kind: "search", name: platform ? `${platform} search` : name, about: "", text: string },
    ];
  if (!Array.isArray(fields["rungs"])) return undefined;
  return recordsOf(fields["rungs"]).flatMap((rung) => {
    // A rung that finds what another finds is not named twice.
    if (textAt(rung, "sameAs") !== undefined) return [];
    const strings = recordsOf(rung["parts"]).flatMap((part) => textAt(part, "string") ?? []);
    return strings.map((text, at) => ({
      kind: "search" as const,
      name: [
        `${platform ?? name} search`,
        textAt(rung, "rung"),
        strings.length > 1 ? `${at + 1} of ${strings.length}` : undefined,
      ]
        .filter(Boolean)
        .join(", "),
      about: "",
      text,
    }));
  });
}

/** The first of these fields that holds words. */
function textAt(fields: Fields, ...keys: string[]): string | undefined {
  return keys
    .map((key) => fields[key])
    .find((value): value is string => typeof value === "string" && value.trim() !== "");
}
