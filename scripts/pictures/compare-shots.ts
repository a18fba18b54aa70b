import type { Page } from "@playwright/test";
import type { Shot, ShotStage } from "#scripts/pictures/shot-stage.ts";

const reader = ({ jobs }: ShotStage) => `/jobs/${jobs.compared}?report=marketPulse`;
const compareWindow = (page: Page) => page.getByRole("dialog", { name: "Compare versions" });

const versions = async (page: Page) => {
  await page.getByRole("button", { name: "Versions" }).last().click();
  await page.getByRole("dialog", { name: "Versions" }).getByRole("listitem").first().waitFor();
};
const compared = async (page: Page) => {
  await versions(page);
  const edited = page.getByRole("listitem").filter({ hasText: "edited" });
  await edited.getByRole("button", { name: "Compare with now" }).click();
  await compareWindow(page).waitFor();
};

/** Versions of a report that a person edited and that was written again after its pay had changed. */
export const compareShots: readonly Shot[] = [
  { name: "compare-versions", path: reader, as: "maya", act: compared },
  {
    name: "compare-all",
    path: reader,
    as: "maya",
    act: async (page) => {
      await compared(page);
      await compareWindow(page)
        .getByText(/^All \d/u)
        .click();
      await page.keyboard.press("p");
    },
  },
  {
    name: "compare-menu",
    path: reader,
    as: "maya",
    act: async (page) => {
      await compared(page);
      await compareWindow(page).getByRole("button", { name: /^Mine/u }).click();
    },
  },
  {
    name: "compare-same",
    path: reader,
    as: "maya",
    act: async (page) => {
      await compared(page);
      await compareWindow(page).getByRole("button", { name: /^Mine/u }).click();
      await page.getByRole("menuitemradio").first().click();
    },
  },
  {
    name: "compare-loading",
    path: reader,
    as: "maya",
    act: async (page) => {
      await page.route("**/versions/2", () => undefined);
      await compared(page);
    },
  },
  { name: "versions", path: reader, as: "maya", act: versions },
  { name: "job-stale", path: ({ jobs }) => `/jobs/${jobs.compared}`, as: "maya", isWhole: true },
  {
    name: "reader-stale",
    path: ({ jobs }) => `/jobs/${jobs.compared}?report=offerNavigator`,
    as: "maya",
    act: (page) => page.getByRole("button", { name: "Update what changed" }).first().waitFor(),
  },
  {
    name: "suggestions",
    path: reader,
    as: "maya",
    act: async (page) => {
      await page.getByRole("button", { name: "Review" }).click();
      await page.getByRole("dialog", { name: /^Suggestions/u }).waitFor();
    },
  },
];
