/** A run of text as the PDF draws it; `y` is the baseline and grows downwards. */
export type Piece = {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  font: string;
};

/** Text without a wide gap inside: a whole line, or one cell of it. */
export type Segment = { text: string; left: number; right: number; size: number; fonts: string[] };

/** What stands on one baseline, from left to right. */
export type Row = { y: number; segments: Segment[] };
