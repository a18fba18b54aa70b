import { join } from "node:path";
import { describe } from "vitest";
import { measureAlone } from "#contract/test/patient.ts";

measureAlone();

/**
 * Tests of the day that hold a time, once more with the time as it was promised: by day they only tell a blow-up or a
 * standstill from work.
 */
const files = [
  "contract/validators.test.ts",
  "english/words.test.ts",
  "ledger/in-sentence.test.ts",
  "ledger/facts/client-names.test.ts",
  "ledger/interview/screen.test.ts",
  "ledger/questions/protected-demands.test.ts",
  "ledger/read/hostile.slow.ts",
  "reading/occupation.test.ts",
  "reading/segment.test.ts",
  "reading/values/hostile.slow.ts",
  "boolean/hostile.slow.ts",
  "checks/hostile.slow.ts",
  "tools/writing/clip.test.ts",
  "tools/document/document.test.ts",
  "eval/confidential-client.test.ts",
  "eval/reading/hostile.slow.ts",
  "eval/writing/gates.test.ts",
  "scripts/ci/what-if.slow.ts",
  "web/features/reader/pieces/inline.test.ts",
];

describe.each(files)("%s", async (file) => {
  await import(join(import.meta.dirname, "..", file));
});
