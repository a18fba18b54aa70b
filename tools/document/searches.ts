import { CompiledSearches, type DialectSearch } from "#contract/compiled-searches.ts";
import type { Block } from "#tools/document/block.ts";
import { humanise } from "#tools/report/report.ts";

type Rung = DialectSearch["rungs"][number];

/** The strings of every platform that has any, and what each printed rung means, once. */
export function searchBlocks(value: unknown): Block[] | undefined {
  const searches = CompiledSearches.safeParse(value).data;
  if (!searches) return undefined;
  return [
    { kind: "keyValues", pairs: meaningsOf(searches) },
    ...searches.filter((search) => search.skipped === null).flatMap(platformBlocks),
  ];
}

function meaningsOf(searches: readonly DialectSearch[]) {
  const meanings = searches.flatMap(({ rungs }) =>
    rungs
      .filter(({ sameAs, parts }) => sameAs === null && parts.length > 0)
      .map(({ rung, meaning }) => [rung, meaning] as const),
  );
  return [...new Map(meanings)].map(([rung, meaning]) => ({
    name: humanise(rung),
    value: meaning,
  }));
}

function platformBlocks({ name, use, mustVerify, rungs }: DialectSearch): Block[] {
  const mark = mustVerify ? "Verify on the site" : "";
  return [
    { kind: "heading", text: name, mark },
    { kind: "paragraph", text: use },
    ...rungs.flatMap(rungBlocks),
  ];
}

/** A rung that finds what another finds is not printed again. */
function rungBlocks({ rung, sameAs, parts }: Rung): Block[] {
  const title = humanise(rung);
  if (sameAs !== null) return [];
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
      ...(link === null ? [] : [`Open: ${link}`]),
    ].join("\n"),
  }));
}
