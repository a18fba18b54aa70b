export type BlockKind =
  | "about"
  | "role"
  | "duties"
  | "must"
  | "nice"
  | "requirements"
  | "benefits"
  | "pay"
  | "culture"
  | "process"
  | "apply"
  | "schedule"
  | "place"
  | "legal"
  | "other";

/** `text` is cleaned: no bullet, no tags, spaces folded; `quote` is a part of the whole text as it stands. */
export type Line = { text: string; quote: string; isBullet: boolean };

export type Block = {
  heading: string | null;
  /** The heading as it stands in the text. */
  headingQuote: string | null;
  kind: BlockKind;
  lines: readonly Line[];
};

export type Document = { blocks: readonly Block[] };
