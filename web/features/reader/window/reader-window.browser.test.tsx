import { expect, onTestFinished, test } from "vitest";
import { cdp, page } from "vitest/browser";
import { toolTypes } from "#contract/output.ts";
import { tools } from "#tools/tools.ts";
import { job, jobAnswers, outputs } from "#web/test/jobs.ts";
import { renderApp } from "#web/test/render-app.tsx";

/** Playwright's own types would bring those of Node with them. */
type Devtools = { send: (method: string, parameters: object) => Promise<unknown> };

async function emulate(media: "print" | ""): Promise<void> {
  await (cdp() as Devtools).send("Emulation.setEmulatedMedia", { media });
}

const reader = page.getByRole("dialog");

test.each(toolTypes)(
  "%s opens with its brief and folded rows, and is printed whole [X-41]",
  async (tool) => {
    await renderApp(`/jobs/7?report=${tool}`, { server: jobAnswers() });
    await expect.element(reader.getByRole("heading", { name: tools[tool].fullName })).toBeVisible();
    await expect.element(reader.getByRole("heading", { name: "What we found" })).toBeVisible();
    const rows = (isOpen: boolean) =>
      document.querySelectorAll(`h3 > button[aria-expanded="${isOpen}"]`).length;
    // All but the opening section and, in most reports, the one whose actions stand in the brief.
    await expect.poll(() => rows(false)).toBeGreaterThanOrEqual(tools[tool].sections.length - 2);
    const count = rows(false);
    await expect.poll(() => rows(true)).toBe(0);

    onTestFinished(() => emulate(""));
    await emulate("print");
    await expect.poll(() => [rows(false), rows(true)]).toEqual([0, count]);
  },
);

test("a report opens at the section behind the # of its address", async () => {
  await renderApp("/jobs/7?report=marketPulse#talentSupply", { server: jobAnswers() });
  const row = reader.getByRole("button", { name: "Talent Supply", expanded: true });
  await expect.element(row).toBeVisible();
  await expect.element(row).toBeInViewport();
});

test("a broken address opens the report all the same", async () => {
  await renderApp("/jobs/7?report=marketPulse#%E0%A4%A", { server: jobAnswers() });
  await expect.element(reader.getByRole("heading", { name: "Market Snapshot" })).toBeVisible();
});

test("a report that is being written names the sections to come, and no source of nothing", async () => {
  const written = outputs({ marketPulse: { status: "processing", content: null } });
  await renderApp("/jobs/7?report=marketPulse", { server: jobAnswers(written) });
  await expect.element(reader.getByText(/^Writing, about/u)).toBeVisible();
  await expect.element(reader.getByText("Talent Supply")).toBeVisible();
  await expect.element(reader.getByText("Where this comes from")).not.toBeVisible();
});

test.each([1024, 1280, 1366, 1440, 1600])(
  "title, location and organization stand whole over a report in a window of %i px [S-251]",
  async (width) => {
    const before = { width: window.innerWidth, height: window.innerHeight };
    onTestFinished(() => page.viewport(before.width, before.height));
    await page.viewport(width, 800);
    const long = job({
      title: "Senior Director of Warehouse Operations and Transportation Planning",
      location: "Winston-Salem, North Carolina",
    });
    const server = jobAnswers(outputs(), long);
    await renderApp("/jobs/7?report=marketPulse", { server });
    const title = reader.getByRole("heading", { name: tools.marketPulse.fullName });
    const line = reader.getByText(`${long.title} · ${long.location} · Northwind Talent`);
    for (const told of [title, line]) {
      await expect.element(told).toBeVisible();
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = told.element();
      expect([scrollWidth > clientWidth, scrollHeight > clientHeight]).toEqual([false, false]);
    }
    expect(line.element().getBoundingClientRect().width).toBeGreaterThan(330);
    await expect.element(reader.getByText("Export All PDF").first()).toBeInViewport({ ratio: 1 });
    await expect
      .element(reader.getByRole("button", { name: "Close Window" }))
      .toBeInViewport({ ratio: 1 });
  },
);
