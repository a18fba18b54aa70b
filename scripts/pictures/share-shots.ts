import type { Page } from "@playwright/test";
import type { Shot, ShotStage } from "#scripts/pictures/shot-stage.ts";

const reader = ({ jobs }: ShotStage) => `/jobs/${jobs.done}?report=marketPulse`;
const linkOf = ({ shareToken }: ShotStage) => `/shared#${shareToken}`;

/** By key, which works at every width. */
const share = async (page: Page) => {
  await page.getByRole("button", { name: /^Coverage/u }).waitFor({ state: "attached" });
  await page.keyboard.press("s");
  await page.getByRole("dialog", { name: "Share" }).getByText("All reports").last().waitFor();
};
const pressIn = (page: Page, name: string) =>
  page.getByRole("dialog", { name: "Share" }).getByRole("button", { name }).click();
const opened = async (page: Page) => {
  await page.getByRole("button", { name: "Open" }).click();
  await page.getByRole("heading", { level: 2 }).first().waitFor();
};

/** Sharing, as a recruiter does it and as a guest meets it. */
export const shareShots: readonly Shot[] = [
  { name: "share", path: reader, as: "maya", act: share },
  {
    name: "share-preview",
    path: reader,
    as: "maya",
    act: async (page) => {
      await share(page);
      await pressIn(page, "See what they will see");
    },
  },
  {
    name: "shared-closed",
    path: linkOf,
    act: (page) => page.getByRole("button", { name: "Open" }).waitFor(),
  },
  { name: "shared-open", path: linkOf, act: opened, isWhole: true },
  {
    name: "shared-ended",
    path: "/shared#aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
    act: (page) => page.getByRole("heading", { name: "This link has ended" }).waitFor(),
  },
];
