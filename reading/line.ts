/** How a line stands in the text. */
export const layouts = ["heading", "bullet", "sentence", "labelled", "cell"] as const;
export type Layout = (typeof layouts)[number];

/** One thing a posting says, once: a bullet, a sentence, a `label: value`, a cell. A heading is a line without a place. */
export type Line = {
  id: number;
  /** Where its words stand in the text. */
  start: number;
  end: number;
  /** Its words with white space folded. */
  text: string;
  layout: Layout;
  /** The words of the heading it stands under. */
  heading: string | null;
  /** It goes on with the sentence of the line before it. */
  goesOn: boolean;
};

/** A posting is meant for candidates; notes of a call, a mail, a chat or a form are not. */
export type Kind = "posting" | "notes";
