import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { toolTypes } from "#contract/output.ts";
import { contents, jobAnswers, outputs } from "#web/test/jobs.ts";
import { renderApp } from "#web/test/render-app.tsx";

const reader = page.getByRole("dialog");

/** Reports that lack something, all six. */
function thinOutputs(lacks: string) {
  return outputs(
    Object.fromEntries(
      toolTypes.map((tool) => {
        const metadata = { engine: "built-in", thin: [{ lacks }] };
        return [tool, { content: { ...contents[tool], metadata } }];
      }),
    ),
  );
}

test("a thin report says what is missing before what we can say, and marks no phrase", async () => {
  await renderApp("/jobs/7?report=marketPulse", { server: jobAnswers(thinOutputs("occupation")) });
  await expect.element(reader.getByRole("heading", { name: "What is missing" })).toBeVisible();
  await expect.element(reader.getByRole("heading", { name: "What we can say" })).toBeVisible();
  await expect
    .element(reader.getByRole("heading", { name: "What we found" }))
    .not.toBeInTheDocument();
  expect(reader.element().querySelectorAll("mark")).toHaveLength(0);
  const others = reader.getByRole("navigation", { name: "Reports" });
  await expect.element(others.getByRole("button", { name: /thin/u })).toHaveLength(6);
  await expect
    .element(reader.getByRole("link", { name: "Choose the occupation" }))
    .toHaveAttribute("href", "/jobs/7/reading#compared-with");
});

test("a job with almost no text leads to Edit Job, and from there back to the job", async () => {
  await renderApp("/jobs/7?report=intakeSync", { server: jobAnswers(thinOutputs("text")) });
  await reader.getByRole("link", { name: "Add the text", exact: true }).first().click();
  await expect.element(page.getByRole("dialog", { name: /Edit Job/u })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => window.location.pathname + window.location.search).toBe("/jobs/7");
});
