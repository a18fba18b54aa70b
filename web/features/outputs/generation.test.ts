import { expect, test } from "vitest";
import type { Output } from "#contract/output.ts";
import { begunOutputs } from "#web/features/outputs/generation.ts";
import { isEditedNow } from "#web/report/states.ts";

const now = new Date("2026-11-15T08:00:00Z");
const pulse = {
  toolType: "marketPulse",
  status: "failed",
  error: "The model is busy.",
  content: { summary: "Kept." },
  version: 3,
  editedVersion: 3,
  editedSections: ["summary"],
  updatedAt: "2026-11-14T08:00:00Z",
} as unknown as Output;
const brief = { ...pulse, toolType: "intakeSync" } as Output;

test("a report begun again counts its time from now and keeps its earlier text", () => {
  const begun = {
    outputId: 1,
    toolType: "marketPulse",
    status: "processing",
    generation: 2,
  } as const;
  const [first, second] = begunOutputs([pulse, brief], [begun], now);
  expect(first).toMatchObject({
    status: "processing",
    error: null,
    content: { summary: "Kept." },
    updatedAt: now.toISOString(),
  });
  expect(second).toBe(brief);
});

test("a person's words count only while they stand in the present text", () => {
  expect(isEditedNow(pulse)).toBe(true);
  expect(isEditedNow({ ...pulse, version: 4 })).toBe(false);
  expect(isEditedNow({ ...pulse, editedVersion: null, editedSections: [] })).toBe(false);
});
