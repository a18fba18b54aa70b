import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Output } from "#contract/output.ts";
import { editedSectionsOf } from "#web/report/states.ts";
import type { Source } from "#web/features/reader/provenance/find-sources.ts";
import { SectionSources } from "#web/features/reader/provenance/section-sources.tsx";

const output: Output = {
  id: 1,
  jobId: 1,
  toolType: "marketPulse",
  status: "completed",
  content: {},
  error: null,
  errorCode: null,
  version: 2,
  isOutdated: false,
  staleParts: [],
  staleVersion: 0,
  editedVersion: 2,
  editedSections: ["summary"],
  ticks: {},
  locks: [],
  openSuggestions: 0,
  keptParts: [],
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
  expect(sourcesOf("summary", output)).toContain("Edited by a person, sources not rechecked<");
  expect(sourcesOf("summary", output, "Rita")).toContain("Edited by Rita, sources not rechecked<");
  expect(sourcesOf("summary", output)).not.toContain("Sources");
});

test("a section says how many kinds of sources it has; a judgement and a gap are none", () => {
  const labelOf = (...kinds: Source["kind"][]) => {
    const sources = kinds.map((kind) => ({ kind, facts: [], statements: [] }));
    const shown = renderToStaticMarkup(
      <SectionSources editorName={undefined} isEdited={false} sources={sources} title="Summary" />,
    );
    return /aria-label="([^"]*)"/u.exec(shown)?.[1];
  };
  expect(labelOf("posting", "wages", "estimate", "open")).toBe("Sources 2, Summary");
  expect(labelOf("estimate", "open")).toBe("Estimate, Summary");
  expect(labelOf("open")).toBe("Not known yet, Summary");
  expect(labelOf()).toBeUndefined();
});

test("the other sections, and a text written again since, keep their sources", () => {
  expect(sourcesOf("landscape", output)).toContain("Sources 1");
  expect(editedSectionsOf(output).has("landscape")).toBe(false);
  expect([...editedSectionsOf({ ...output, version: 3 })]).toEqual([]);
});
