import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { toolTypes } from "#contract/output.ts";
import { printReports } from "#scripts/write/write-reports.ts";
import { serverTools } from "#tools/tools.server.ts";
import { tools } from "#tools/tools.ts";

vi.setConfig({ testTimeout: 300_000 });

const posting = `Line Cook
Dayton, OH | Full-time | On-site

What you will do
- Run the grill station for 300 guests a night

Requirements
- 2+ years as a line cook

What we offer
- $20 to $24 an hour
`;

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "write-"));
  writeFileSync(join(folder, "job.txt"), posting);
});
afterAll(() => rmSync(folder, { recursive: true }));

const write = (...options: string[]) => printReports([join(folder, "job.txt"), ...options]);

test("six reports that fit their schemas are printed, and that no person confirmed a line", () => {
  const { confirmed, ...reports } = JSON.parse(write()) as Record<string, unknown>;
  expect(confirmed).toBe("assumed");
  expect(Object.keys(reports)).toEqual([...toolTypes]);
  const { metadata, ...pulse } = reports.marketPulse as Record<string, unknown>;
  expect(metadata).toMatchObject({ engine: "built-in" });
  expect(serverTools.marketPulse.schema.safeParse(pulse).error).toBeUndefined();
});

test("one report is asked for by its key", () => {
  const said = JSON.parse(write("--tool", "marketPulse")) as object;
  expect(Object.keys(said)).toEqual(["confirmed", "marketPulse"]);
});

test("Markdown and the count of its words are printed instead", () => {
  const page = write("--md", "--tool", "intakeSync");
  expect(page).toMatch(/^# Line Cook\n/u);
  expect(page).toContain(tools.intakeSync.fullName);
  const words = write("--words", "--tool", "intakeSync");
  expect(words).toMatch(/^\d+\n$/u);
  expect(Number(words)).toBeGreaterThan(100);
  expect(Number(words)).toBeLessThan(page.split(/\s+/u).length);
});

test("what the form says wins over the text", () => {
  const form = join(folder, "form.json");
  writeFileSync(
    form,
    JSON.stringify({ title: "Grill Cook", organization: { name: "Acme Kitchens" } }),
  );
  const page = write("--form", form, "--md", "--tool", "marketPulse");
  expect(page).toMatch(/^# Grill Cook\n\n.*Dayton, OH · \$20 to \$24 an hour · Acme Kitchens/u);
  writeFileSync(form, JSON.stringify({ salary: "$1" }));
  expect(() => write("--form", form)).toThrow('Unrecognized key: "salary"');
});

test("a text that names no job is not written about: the job is asked for, and the place stays open", () => {
  const file = join(folder, "bare.txt");
  writeFileSync(file, "We need you.\n");
  expect(() => printReports([file, "--md"])).toThrow("The text names no job.");
  const form = join(folder, "titled.json");
  writeFileSync(form, JSON.stringify({ title: "Grill Cook" }));
  const page = printReports([file, "--form", form, "--md"]);
  expect(page).toMatch(/^# Grill Cook\n/u);
  expect(page).not.toMatch(/untitled|Not stated · /iu);
  expect(page).toContain("Where is the work");
});

test("the command ends with a clear sentence where a tool is none of the six", async () => {
  const script = join(import.meta.dirname, "write.ts");
  const args = [script, join(folder, "job.txt"), "--tool", "marketpulse"];
  await expect(promisify(execFile)(process.execPath, args)).rejects.toMatchObject({
    code: 1,
    stderr: `There is no tool "marketpulse". The tools are ${toolTypes.join(", ")}.\n`,
  });
});
