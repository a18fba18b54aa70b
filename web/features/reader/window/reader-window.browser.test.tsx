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
  "%s opens with its brief, one open row and the others folded, and is printed whole [X-41]",
  async (tool) => {
    await renderApp(`/jobs/7?report=${tool}`, { server: jobAnswers() });
    await expect.element(reader.getByRole("heading", { name: tools[tool].fullName })).toBeVisible();
    await expect.element(reader.getByRole("heading", { name: "What we found" })).toBeVisible();
    const rows = (isOpen: boolean) =>
      document.querySelectorAll(`h3 > button[aria-expanded="${isOpen}"]`).length;
    // All but the opening section and, in most reports, the one whose actions stand in the brief.
    await expect.poll(() => rows(false)).toBeGreaterThanOrEqual(tools[tool].sections.length - 3);
    expect(rows(true)).toBe(1);
    const count = rows(false) + rows(true);

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

const rowsShown = () =>
  [...document.querySelectorAll("h3 > button[aria-expanded]")].map((row) => ({
    title: row.textContent,
    isOpen: row.getAttribute("aria-expanded") === "true",
  }));

test("sections stand in the specification's order, the one that is used at once open in its place [S-255]", async () => {
  await renderApp("/jobs/7?report=attractSourceKit", { server: jobAnswers() });
  await expect.poll(() => rowsShown().length).toBeGreaterThan(5);
  const titles = tools.attractSourceKit.sections.map(({ title }) => title);
  const shown = rowsShown().map(({ title }) => title ?? "");
  expect(shown).toEqual(titles.filter((title) => shown.includes(title)));
  const open = rowsShown().filter(({ isOpen }) => isOpen);
  expect(open.map(({ title }) => title)).toEqual(["Outreach Templates"]);
});

test("Open all beside the contents opens every row, in the next report too, until Fold all", async () => {
  await renderApp("/jobs/7?report=marketPulse", { server: jobAnswers() });
  const contents = reader.getByRole("navigation", { name: "Contents" });
  await contents.getByRole("button", { name: "Open all" }).click();
  await expect.poll(() => rowsShown().every(({ isOpen }) => isOpen)).toBe(true);
  await reader.getByRole("navigation", { name: "Reports" }).getByRole("button").nth(1).click();
  await expect
    .element(reader.getByRole("heading", { name: tools.intakeSync.fullName }))
    .toBeVisible();
  await expect.poll(() => rowsShown().every(({ isOpen }) => isOpen)).toBe(true);
  await contents.getByRole("button", { name: "Fold all" }).click();
  await expect.poll(() => rowsShown().some(({ isOpen }) => isOpen)).toBe(false);
});

test("words of a folded row are in the page, out of sight, and the browser's search opens it", async () => {
  await renderApp("/jobs/7?report=marketPulse", { server: jobAnswers() });
  const row = reader.getByRole("button", { name: "Talent Supply" });
  await expect.element(row).toHaveAttribute("aria-expanded", "false");
  const folded = () => row.element().closest("section")?.querySelector('[hidden="until-found"]');
  await expect.poll(() => folded()?.textContent?.length ?? 0).toBeGreaterThan(100);
  expect(folded()?.firstElementChild?.checkVisibility()).toBe(false);
  folded()?.dispatchEvent(new Event("beforematch", { bubbles: true }));
  await expect.element(row).toHaveAttribute("aria-expanded", "true");
});
