/** One detailed occupation; lists of folded titles are separated by "|", lists of stems by blanks. */
export type TitleRow = {
  code: string;
  title: string;
  employment: number;
  /** As recruiters name it. */
  everyday: string;
  /** The names in its official title. */
  official: string;
  /** Jobs without a row of their own, for which this is the nearest. */
  nearest: string;
  /** From job holders and postings. */
  common: string;
  /** From older classifications. */
  others: string;
  /** Stems of its description. */
  words: string;
  /** Stems that several of its titles hold. */
  subjects: string;
  /** Stems of the tools it uses. */
  tools: string;
};

export type TitleTable = { credit: string; occupations: readonly TitleRow[] };
