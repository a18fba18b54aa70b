import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { ListedJob } from "#contract/job.ts";
import { JobCard } from "#web/features/jobs/list/job-card.tsx";

const show = (words: Partial<ListedJob>) => {
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
  } as unknown as ListedJob;
  return renderToStaticMarkup(
    <MemoryRouter>
      <JobCard job={job} />
    </MemoryRouter>,
  );
};

test("a card without a place says Remote, and a draft says draft [S-235]", () => {
  const markup = show({});
  expect(markup).toContain("Remote");
  expect(markup).toContain("draft");
  expect(markup).toContain('href="/jobs/7"');
});

test("a card shows the beginning of a description, and whether there is more [S-235]", () => {
  const description = "a".repeat(100);
  expect(show({ description, isDescriptionCut: false })).toContain(`>${description}<`);
  expect(show({ description, isDescriptionCut: true })).toContain(`>${description}...<`);
});

test("a card asks for the match only where the occupation is not sure [X-13]", () => {
  expect(show({ isMatchOpen: true })).toContain("Check the match");
  expect(show({ isMatchOpen: false })).not.toContain("Check the match");
});
