import { modernTitles, worldTitles } from "#reading/data/titles-by-hand.ts";
import { faint, levelsInFront } from "#reading/occupation/decoration.ts";
import { foldTitle } from "#reading/occupation/fold-title.ts";
import { dropDecoration } from "#reading/occupation/read-title.ts";
import type { TitleTable } from "#reading/occupation/title-table.ts";
import { weights } from "#reading/occupation/weights.ts";

/** Where a title comes from. */
type Kind = {
  trust: number;
  /** By recruiters or the classification itself. */
  isTrusted: boolean;
  /** False where several occupations count it, or this is only the nearest. */
  isOwn: boolean;
};

/** One title of one occupation, by its row in the table. */
export type KnownTitle = { phrase: string; head: string; row: number; kind: Kind };

export type TitleIndex = {
  titles: readonly KnownTitle[];
  /** What all words of each title weigh. */
  sizes: Float64Array;
  /** Of each word, the titles that hold it. */
  holders: ReadonlyMap<string, readonly number[]>;
  /** How much a word of some words says: the fewer occupations use it, the more. */
  weigh: (words: readonly string[], at: number) => number;
  /** How many titles end in a word. */
  countEnding: (word: string) => number;
  isTitle: (words: readonly string[]) => boolean;
  /** Whether recruiters or the classification itself use a title. */
  isTrusted: (phrase: string) => boolean;
};

const { trust } = weights;
const kinds = {
  everyday: { trust: trust.everyday, isTrusted: true, isOwn: true },
  official: { trust: trust.official, isTrusted: true, isOwn: true },
  nearest: { trust: trust.nearest, isTrusted: false, isOwn: false },
  common: { trust: trust.common, isTrusted: false, isOwn: true },
  others: { trust: trust.others, isTrusted: false, isOwn: true },
} as const;

export function buildTitleIndex(table: TitleTable): TitleIndex {
  const titles: KnownTitle[] = [];
  const modern = Map.groupBy(listModern(), ({ code }) => code);
  table.occupations.forEach((occupation, row) => {
    const add = (phrase: string, kind: Kind) => {
      const head = phrase.slice(phrase.lastIndexOf(" ") + 1);
      titles.push({ phrase, head, row, kind });
    };
    for (const [name, kind] of Object.entries(kinds)) {
      const phrases = occupation[name as keyof typeof kinds];
      if (phrases !== "") for (const phrase of phrases.split("|")) add(phrase, kind);
    }
    for (const { phrase, kind } of modern.get(occupation.code) ?? []) add(phrase, kind);
  });
  return indexTitles(titles, table.occupations.length);
}

function listModern(): { code: string; phrase: string; kind: Kind }[] {
  return [...modernTitles, ...worldTitles].flatMap(([names, list]) => {
    const codes = list.split(" ");
    const isOwn = codes.length === 1;
    const phrases = new Set(
      names.split(", ").map((name) => dropDecoration(foldTitle(name)).join(" ")),
    );
    return [...phrases].flatMap((phrase) =>
      codes.map((code, rank) => {
        const kind = { trust: trust.modern - rank * weights.modernStep, isTrusted: true, isOwn };
        return { code, phrase, kind };
      }),
    );
  });
}

type Word = { holders: number[]; users: number; lastUser: number; endings: number };

function indexTitles(titles: KnownTitle[], size: number): TitleIndex {
  const words = new Map<string, Word>();
  titles.forEach(({ phrase, row, head }, at) => {
    for (const text of phrase.split(" ")) {
      let word = words.get(text);
      if (word === undefined)
        words.set(text, (word = { holders: [], users: 0, lastUser: -1, endings: 0 }));
      word.holders.push(at);
      if (word.lastUser !== row) word.users += 1;
      word.lastUser = row;
      if (text === head) word.endings += 1;
    }
  });
  const weigh = (text: string, isLevel: boolean): number => {
    const users = words.get(text)?.users;
    const weight = users === undefined ? weights.stranger : Math.log(1 + size / users);
    return isLevel || faint.has(text) ? weight * weights.faint : weight;
  };
  const sizes = new Float64Array(titles.length);
  for (const [text, { holders }] of words) {
    const weight = weigh(text, false);
    const inFront = levelsInFront.has(text) ? weigh(text, true) : weight;
    for (const at of holders) {
      const isInFront = inFront !== weight && titles[at]?.phrase.startsWith(`${text} `) === true;
      sizes[at] = (sizes[at] ?? 0) + (isInFront ? inFront : weight);
    }
  }
  const trusted = new Set(titles.filter(({ kind }) => kind.isTrusted).map(({ phrase }) => phrase));
  return {
    titles,
    sizes,
    isTrusted: (phrase) => trusted.has(phrase),
    holders: new Map([...words].map(([text, { holders }]) => [text, holders])),
    weigh: (found, at) => {
      const text = found[at] ?? "";
      return weigh(text, at === 0 && found.length > 1 && levelsInFront.has(text));
    },
    countEnding: (word) => words.get(word)?.endings ?? 0,
    isTitle: (found) => {
      const phrase = found.join(" ");
      const held = words.get(found.at(-1) ?? "")?.holders ?? [];
      return held.some((at) => titles[at]?.phrase === phrase);
    },
  };
}
