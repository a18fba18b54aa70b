/** One entry of a list; `mark` says how it is known, `detail` more about it in a quieter voice. */
export type Item = { text: string; mark: string; detail: string };

/** One large figure of a strip: what it counts, and what it did. */
export type LargeFigure = { label: string; figure: string; detail: string };

/** Pay on one line: published percentiles, and the job's own range where it is known. */
export type PayRange = {
  kind: "payRange";
  /** What the picture shows; empty where an older report does not say it. */
  title: string;
  names: string[];
  texts: string[];
  /** What was not published is null. */
  amounts: (number | null)[];
  offer: { name: string; min: number; max: number; text: string } | null;
  source: string;
};

/** The forms a document is made of. All of them carry text, none of them markup. */
export type Block =
  | { kind: "finding" | "paragraph" | "note"; text: string }
  | { kind: "heading"; text: string; mark: string }
  | { kind: "list" | "checklist"; items: Item[] }
  | { kind: "columns"; columns: { title: string; items: Item[] }[] }
  | { kind: "figures"; figures: LargeFigure[]; source: string }
  | { kind: "table"; head: string[]; rows: string[][] }
  | { kind: "keyValues"; pairs: { name: string; value: string }[] }
  | { kind: "message"; title: string; subject: string; text: string; detail: string }
  | { kind: "code"; title: string; text: string; detail: string }
  | { kind: "card"; title: string; mark: string; detail: string; blocks: Block[] }
  | { kind: "frame"; title: string; blocks: Block[] }
  | PayRange;

export function listOf(texts: readonly string[]): Block {
  return { kind: "list", items: texts.map(itemOf) };
}

export function itemOf(text: string): Item {
  return { text, mark: "", detail: "" };
}

/** Prose with its paragraphs, and lines that begin with a dash as a list. */
export function textBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  const endParagraph = () => {
    if (lines.length > 0) blocks.push({ kind: "paragraph", text: lines.join("\n") });
    lines = [];
  };
  for (const line of text.split(/\r?\n/u)) {
    const entry = /^\s{0,8}[-*•]\s+(\S.*)$/u.exec(line)?.[1];
    const last = blocks.at(-1);
    if (entry === undefined) {
      if (line.trim() === "") endParagraph();
      else lines.push(line.trim());
    } else {
      const follows = lines.length === 0 && last?.kind === "list";
      endParagraph();
      if (follows) last.items.push(itemOf(entry));
      else blocks.push(listOf([entry]));
    }
  }
  endParagraph();
  return blocks;
}
