import { readFileSync } from "node:fs";
import { mendDecoding } from "#contract/text/decoded-twice.ts";
import { readText } from "#reading/read.ts";
import { printReading } from "#reading/print.ts";

/** `npm run --silent read -- FILE`: what is read out of a posting or notes, as JSON. */
const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error("npm run --silent read -- FILE");
  process.exit(1);
}
console.log(
  JSON.stringify(printReading(readText(mendDecoding(readFileSync(file, "utf8")))), null, 2),
);
