import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { Job } from "#contract/job.ts";
import { JobCard } from "#web/features/jobs/job-card.tsx";

const show = (words: Partial<Job>) => {
  const job = {
    id: 7,
    title: "Welder",
    location: "",
    salaryRange: "",
    description: "",
    status: "draft",
    createdAt: "2026-11-02T09:00:00.000Z",
    outputs: [],
    ...words,
  } as unknown as Job;
  return renderToStaticMarkup(
    <MemoryRouter>
      <JobCard job={job} />
    </MemoryRouter>,
  );
};

test("a card without a place says Remote, and a draft says draft", () => {
  const markup = show({});
  expect(markup).toContain("Remote");
  expect(markup).toContain("draft");
  expect(markup).toContain('href="/jobs/7"');
});

test("a card shows the first hundred characters, none of them cut in half", () => {
  expect(show({ description: "a".repeat(100) })).toContain(`>${"a".repeat(100)}<`);
  expect(show({ description: "a".repeat(101) })).toContain(`>${"a".repeat(100)}...<`);
  expect(show({ description: "🦊".repeat(101) })).toContain(`>${"🦊".repeat(100)}...<`);
});
