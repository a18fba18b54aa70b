import { safeHref } from "#web/features/reader/pieces/safe-link.ts";

/** A stretch of a line: plain words, words set apart, a name to be filled in, or a link. */
export type Piece =
  | { kind: "text" | "strong" | "code" | "token"; text: string }
  | { kind: "link"; text: string; href: string; leadsTo?: string };

const setApart =
  /\*\*(?<strong>[^*\n]{1,300})\*\*|`(?<code>[^`\n]{1,300})`|\{\{(?<token>\w{1,40})\}\}|\[(?<label>[^[\]\n]{1,200})\]\((?<address>[^()\s]{1,2000})\)|(?<bare>https:\/\/[^\s<>"'()[\]]{1,2000})/gu;

const trailing = /[.,;:!?]+$/u;

function pieceOf(whole: string, groups: Record<string, string | undefined>): Piece {
  const { strong, code, token, label, address, bare } = groups;
  if (strong !== undefined) return { kind: "strong", text: strong };
  if (code !== undefined) return { kind: "code", text: code };
  if (token !== undefined) return { kind: "token", text: token.replaceAll("_", " ") };
  const href = safeHref(address ?? bare?.replace(trailing, "") ?? "");
  if (href === undefined) return { kind: "text", text: whole };
  if (label === undefined) return { kind: "link", text: whole.replace(trailing, ""), href };
  return { kind: "link", text: label, href, leadsTo: placeOf(href) };
}

/** A label may say anything, so the host or mailbox behind it is said too. */
function placeOf(href: string): string {
  const { host, pathname } = new URL(href);
  return host === "" ? pathname : host.replace(/^www\./u, "");
}

/** A line of a report in pieces: the small part of Markdown that reports use, and nothing that runs. */
export function splitInline(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  const say = (words: string) => words !== "" && pieces.push({ kind: "text", text: words });
  for (const match of text.matchAll(setApart)) {
    say(text.slice(from, match.index));
    pieces.push(pieceOf(match[0], match.groups ?? {}));
    from = match.index + match[0].length;
    const isBare = match.groups?.["bare"] !== undefined && pieces.at(-1)?.kind === "link";
    if (isBare) say(trailing.exec(match[0])?.[0] ?? "");
  }
  say(text.slice(from));
  return pieces;
}

/** Where one of the quotes stands in the text as words of its own, the first one first. */
export function splitByQuotes(
  text: string,
  quotes: readonly string[],
): { text: string; quote?: string }[] {
  const hits = quotes
    .flatMap((quote) => ({ quote, at: findWhole(text, quote) }))
    .filter(({ at }) => at >= 0)
    .sort((left, right) => left.at - right.at);
  const [first] = hits;
  if (!first) return [{ text }];
  const end = first.at + first.quote.length;
  const before = first.at > 0 ? [{ text: text.slice(0, first.at) }] : [];
  const after = end < text.length ? splitByQuotes(text.slice(end), quotes) : [];
  return [...before, { text: first.quote, quote: first.quote }, ...after];
}

const wordPart = /[\p{L}\p{N}]/u;

function findWhole(text: string, quote: string): number {
  if (quote.trim() === "") return -1;
  const isEdge = (index: number) => !wordPart.test(text.charAt(index));
  let at = text.indexOf(quote);
  while (at >= 0 && !(isEdge(at - 1) && isEdge(at + quote.length)))
    at = text.indexOf(quote, at + 1);
  return at;
}
