import { expect, test } from "vitest";
import type { Job } from "#contract/job.ts";
import { copyOfSection } from "#web/features/reader/section/copy-section.ts";

const job = { id: 1, title: "Nurse", location: "", salaryRange: "" } as Job;
const rows = [
  { risk: "<b>Late</b>", owner: "Recruiter" },
  { risk: "Few", owner: "Manager" },
];

test("a section is copied as Markdown and as HTML with real tables, every word escaped", () => {
  const { text, html } = copyOfSection({
    job,
    toolType: "intakeSync",
    sectionKey: "risks",
    value: rows,
  });
  expect(text.startsWith("### Risks")).toBe(true);
  expect(text).toContain("| Risk | Owner |");
  expect(html).toContain(
    "<h3>Risks</h3><table><thead><tr><th>Risk</th><th>Owner</th></tr></thead>",
  );
  expect(html).toContain("<td>&lt;b&gt;Late&lt;/b&gt;</td>");
});
