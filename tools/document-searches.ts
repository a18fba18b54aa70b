import { CompiledSearches, type DialectSearch, dropReasons } from "#contract/compiled-searches.ts";
import type { Block } from "#tools/document-block.ts";
import { humanise } from "#tools/report.ts";

type Rung = DialectSearch["rungs"][number];

/** The strings of every platform, what each rung means once, and why a platform has none. */
export function searchBlocks(value: unknown): Block[] | undefined {
  const searches = CompiledSearches.safeParse(value).data;
  if (!searches) return undefined;
  const skipped = searches.flatMap(({ name, skipped: why }) =>
    why === null ? [] : [{ name, value: why }],
  );
  return [
    { kind: "keyValues", pairs: meaningsOf(searches) },
    ...searches.filter((search) => search.skipped === null).flatMap(platformBlocks),
    ...(skipped.length === 0
      ? []
      : [
          { kind: "heading" as const, text: "Left out", mark: "" },
          { kind: "keyValues" as const, pairs: skipped },
        ]),
  ];
}

function meaningsOf(searches: readonly DialectSearch[]) {
  const meanings = searches.flatMap(({ rungs }) =>
    rungs.map(({ rung, meaning }) => [rung, meaning] as const),
  );
  return [...new Map(meanings)].map(([rung, meaning]) => ({
    name: humanise(rung),
    value: meaning,
  }));
}

function platformBlocks({ name, use, mustVerify, dropped, rungs }: DialectSearch): Block[] {
  const mark = mustVerify ? "Verify on the site" : "";
  return [
    { kind: "heading", text: name, mark },
    { kind: "paragraph", text: [use, ...droppedText(dropped)].join(" ") },
    ...rungs.flatMap(rungBlocks),
  ];
}

function rungBlocks({ rung, sameAs, parts, dropped }: Rung): Block[] {
  const title = humanise(rung);
  if (sameAs !== null) return [{ kind: "note", text: `${title}: the same as ${sameAs}.` }];
  if (parts.length === 0)
    return [{ kind: "note", text: `${title}: nothing can be searched here.` }];
  return parts.map(({ string, filters, length, link }, at) => ({
    kind: "code",
    title: parts.length === 1 ? title : `${title}, ${at + 1} of ${parts.length}`,
    text: string,
    detail: [
      [
        `${length.characters} characters`,
        `${length.words} words`,
        ...filters
          .filter(({ value }) => !string.includes(value))
          .map(({ field, value }) => `${field}: ${value}`),
      ].join(" · "),
      ...(at === 0 ? droppedText(dropped) : []),
      ...(link === null ? [] : [`Open: ${link}`]),
    ].join("\n"),
  }));
}

/** "Left out: A, B. The length limit leaves no room for it." for each reason. */
function droppedText(dropped: DialectSearch["dropped"]): string[] {
  const reasons = [...new Set(dropped.map(({ reason }) => reason))];
  return reasons.map((reason) => {
    const terms = dropped.filter((one) => one.reason === reason).map(({ term }) => term);
    return `Left out: ${[...new Set(terms)].join(", ")}. ${dropReasons[reason]}`;
  });
}
