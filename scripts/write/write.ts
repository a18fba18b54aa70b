import { printReports } from "#scripts/write/write-reports.ts";

/**
 * `npm run --silent write -- FILE [--form form.json] [--tool KEY] [--md] [--words]`: the six reports of the built-in writer, without a
 * database, as for a person who confirmed every line that was placed.
 */
try {
  process.stdout.write(printReports(process.argv.slice(2)));
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault);
  process.exitCode = 1;
}
