import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { endpointNames, endpoints } from "#contract/endpoints.ts";
import { writeApiDocument } from "./api-document.ts";

const kept = readFileSync(join(import.meta.dirname, "../..", "docs/api.md"), "utf8");

test("docs/api.md says what the call table says; npm run docs:api writes it anew", () => {
  expect(kept).toBe(writeApiDocument());
});

test("a reader finds every call, by path and by name", () => {
  for (const name of endpointNames) {
    expect(kept).toContain(`[\`${endpoints[name].path}\`](#${name.toLowerCase()})`);
    expect(kept).toContain(`\n### ${name}\n`);
  }
});

test("every link of the document leads to one of its headings", () => {
  const anchors = new Set([...kept.matchAll(/^#+ (.+)$/gmu)].map(([, text]) => anchorOf(text)));
  const links = [...kept.matchAll(/\]\(#([^)]+)\)/gu)].map(([, anchor]) => anchor);
  expect(links.filter((anchor) => anchor === undefined || !anchors.has(anchor))).toEqual([]);
  expect(links.length).toBeGreaterThan(endpointNames.length);
});

function anchorOf(heading = ""): string {
  return heading.toLowerCase().replaceAll(" ", "-");
}
