import { replacePart } from "#eval/eval-page.ts";
import {
  countPages,
  documentOf,
  measure,
  missesOf,
  printTable,
  spread,
  type FirstImpression,
} from "#eval/reader/measure.ts";
import { loadTexts } from "#eval/reading/corpus.ts";
import { writeFor } from "#eval/writing/measure.ts";
import { typstData } from "#server/documents/pdf/typst-data.ts";
import { openTypstThreads } from "#server/documents/pdf/typst-threads.ts";

/**
 * `npm run eval:reader`: what a reader meets first of forty packages, into docs/eval.md; `-- --all`: of every text that is not
 * of the test part; `-- --only NAME`: of some of them. The last two are only printed.
 */
const args = process.argv.slice(2);
const only = args.includes("--only") ? (args[args.indexOf("--only") + 1] ?? "") : undefined;
const isDrawn = only === undefined && !args.includes("--all");
const known = loadTexts().filter(({ part }) => part !== "test");
const texts = isDrawn ? spread(known, 40) : known.filter(({ name }) => name.includes(only ?? ""));
const typst = await openTypstThreads();
const measured: FirstImpression[] = [];
for (const text of texts) {
  const written = writeFor(text);
  const pdf = await typst.compile(typstData(documentOf(written)));
  measured.push(measure(written, await countPages(pdf)));
}
const misses = missesOf(measured);
const verdict =
  misses.length === 0 ? "Every goal is met." : misses.map((one) => `- ${one}`).join("\n");
const table = printTable(measured);
process.stdout.write(`${table}\n\n${verdict}\n`);
if (isDrawn) {
  const head = `## What a reader meets first\n\n\`npm run eval:reader\` writes the packages of ${texts.length} labelled texts, spread evenly over the ${known.length} of the training and development parts, and sets their PDFs. All of them are in the repository: none is skipped. That no row of chips stands on the first screen and nothing on a card is cut by its box is a matter of layout, which a journey looks at (\`e2e/reader/reader-paper.ts\`).\n`;
  replacePart("reader", `${head}\n${table}\n\n${verdict}`);
}
process.exit(misses.length === 0 ? 0 : 1);
