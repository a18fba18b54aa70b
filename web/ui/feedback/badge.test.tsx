import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Badge } from "#web/ui/feedback/badge.tsx";

const colours = {
  completed: "green",
  processing: "blue",
  draft: "grey",
  failed: "red",
  active: "orange",
  paused: "yellow",
  closed: "red",
} as const;

test.each(Object.entries(colours))("a job that is %s has a %s badge [S-401]", (status, colour) => {
  const markup = renderToStaticMarkup(<Badge status={status as keyof typeof colours} />);
  expect(markup).toMatch(new RegExp(`text-${colour}[ "]`, "u"));
  expect(markup).toContain(`>${status}<`);
});
