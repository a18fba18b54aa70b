import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Output } from "#contract/output.ts";
import { editedSectionsOf } from "#web/features/reader/edited-sections.ts";
import { SectionSources } from "#web/features/reader/provenance/section-sources.tsx";

const output: Output = {
  id: 1,
  jobId: 1,
  toolType: "marketPulse",
  status: "completed",
  content: {},
  error: null,
  version: 2,
  isOutdated: false,
  editedVersion: 2,
  editedSections: ["summary"],
  ticks: {},
  updatedAt: "2026-03-02T12:00:00.000Z",
};

function sourcesOf(section: string, written: Output, editorName?: string): string {
  const sources = [{ kind: "wages", facts: [], statements: [] }] as const;
  const isEdited = editedSectionsOf(written).has(section);
  return renderToStaticMarkup(
    <SectionSources {...{ sources, isEdited, editorName }} title="Summary" />,
  );
}

test("a section that a person edited says so and names none of its old sources", () => {
  expect(sourcesOf("summary", output)).toContain("Edited by a person<");
  expect(sourcesOf("summary", output, "Rita")).toContain("Edited by a person: Rita<");
  expect(sourcesOf("summary", output)).not.toContain("Public wage data");
});

test("the other sections, and a text written again since, keep their sources", () => {
  expect(editedSectionsOf(output).has("landscape")).toBe(false);
  expect([...editedSectionsOf({ ...output, version: 3 })]).toEqual([]);
});
