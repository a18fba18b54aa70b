import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SectionHead } from "#web/features/reader/section/section-head.tsx";

const head = {
  id: "risks",
  title: "Risks",
  count: "2 risks",
  line: "Post the few that decide.",
  findingCount: 3,
  isEndLong: false,
  onToggle: () => undefined,
  children: null,
};

test("a folded section says its count, its conclusion and how much is to look at", () => {
  const folded = renderToStaticMarkup(<SectionHead {...head} isOpen={false} />);
  expect(folded).toMatch(/<h3[^>]*><button aria-expanded="false"[^>]*>Risks<\/button><\/h3>/u);
  for (const words of ["2 risks", "Post the few that decide.", "3 to look at"])
    expect(folded).toContain(words);
});

test("open, its text says that itself", () => {
  const open = renderToStaticMarkup(<SectionHead {...head} isOpen />);
  expect(open).toContain('aria-expanded="true"');
  for (const words of ["Post the few that decide.", "3 to look at"])
    expect(open).not.toContain(words);
});

test("a section that cannot be folded is a plain heading", () => {
  const plain = renderToStaticMarkup(<SectionHead {...head} isOpen onToggle={undefined} />);
  expect(plain).not.toContain("<button");
});
