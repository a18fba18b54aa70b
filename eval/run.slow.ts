import { execFile } from "node:child_process";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { answerAsBuiltIn } from "#eval/built-in-model.ts";
import { startModelServer } from "#server/test/model/model-server.ts";

/** `npm run eval -- --model` under these settings. */
function runEval(settings: Record<string, string>) {
  const file = join(import.meta.dirname, "run.ts");
  const env = { PATH: process.env.PATH, ...settings };
  return new Promise<{ code: number | null; text: string }>((resolve) => {
    const child = execFile(process.execPath, [file, "--model"], { env }, (_, out, err) =>
      resolve({ code: child.exitCode, text: out + err }),
    );
  });
}

test("the configured model goes through the same measures as the built-in writer, each with its row", async () => {
  const server = await startModelServer();
  onTestFinished(() => server.close());
  server.behave((call) => ({ content: answerAsBuiltIn(call), chunkChars: 2_000 }));
  const { code, text } = await runEval({
    MODEL: "compatible/local",
    COMPATIBLE_BASE_URL: server.url,
  });
  expect(text).toContain("| built-in | 72 of 72 | 0 | 0 | 0 | 0 | 0 | 0 |");
  expect(text).toContain("| compatible/local | 72 of 72 | 0 | 0 | 0 | 0 | 0 | 0 |");
  expect(text).toContain("Every goal is met.");
  expect(code).toBe(0);
  expect(server.calls).toHaveLength(72);
});

test("whoever asks for a model without naming one is told so", async () => {
  const { code, text } = await runEval({});
  expect(text).toContain("--model needs a MODEL in the settings");
  expect(code).toBe(1);
});
