import { readFileSync, writeFileSync } from "node:fs";

/** Puts a part of docs/eval.md in the place of the one that stands between its marks. */
export function replacePart(
  name: "writing" | "reading" | "curve" | "reader",
  text: string,
  file = "docs/eval.md",
): void {
  const [from, to] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const page = readFileSync(file, "utf8");
  const [start, end] = [page.indexOf(from), page.indexOf(to)];
  if (start === -1 || end < start) throw new Error(`${file} has no part ${name}`);
  writeFileSync(file, `${page.slice(0, start + from.length)}\n${text}\n${page.slice(end)}`);
}
