import type { Page } from "@playwright/test";
import type { Shot, ShotStage } from "#scripts/pictures/shot-stage.ts";

const askedJob = ({ jobs }: ShotStage) => `/jobs/${jobs.done}`;
const agreedJob = ({ jobs }: ShotStage) => `/jobs/${jobs.agreed}`;
const linkOf = (room: keyof ShotStage["rooms"]) => (stage: ShotStage) =>
  `/room#${stage.rooms[room]}`;

const opened = async (page: Page) => {
  await page.getByRole("button", { name: "Open" }).click();
  await page.getByText(/^Not .*\? Tell /u).waitFor();
};
const dialog = (page: Page) => page.getByRole("dialog", { name: "Decide together" });
const decideTogether = async (page: Page) => {
  await page.getByRole("button", { name: "Decide together" }).click();
  await dialog(page).getByRole("tab", { name: "Ask" }).waitFor();
};
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 760;

/** The hiring manager's room in its states, and the recruiter's side of it. */
export const roomShots: readonly Shot[] = [
  {
    name: "room-closed",
    path: linkOf("fresh"),
    act: (page) => page.getByRole("button", { name: "Open" }).waitFor(),
  },
  { name: "room-fresh", path: linkOf("fresh"), act: opened, isWhole: true },
  { name: "room-half", path: linkOf("half"), act: opened, isWhole: true },
  {
    name: "room-what-if",
    path: linkOf("half"),
    act: async (page) => {
      await opened(page);
      if (isPhone(page)) await page.getByRole("button", { name: "What if" }).click();
      const slider = page.getByRole("slider");
      await slider.focus();
      await page.keyboard.press("PageUp");
      await page.getByText(/→/u).first().waitFor();
    },
  },
  { name: "room-drifted", path: linkOf("signed"), act: opened, isWhole: true },
  {
    name: "room-signed",
    path: linkOf("signed"),
    act: async (page) => {
      // As it was before the job changed.
      await page.route("**/api/room", async (route) => {
        const room: object = await (await route.fetch()).json();
        await route.fulfill({ json: { ...room, drifts: [] } });
      });
      await opened(page);
    },
    isWhole: true,
  },
  {
    name: "room-ended",
    path: "/room#aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
    act: (page) => page.getByRole("heading", { name: "This link has ended" }).waitFor(),
  },
  {
    name: "room-offline",
    path: linkOf("half"),
    act: async (page) => {
      await opened(page);
      await page.context().setOffline(true);
      await page.getByText(/kept on this page/u).waitFor();
    },
  },
  {
    name: "verify",
    path: "/verify",
    act: (page) => page.getByRole("button", { name: "Check" }).waitFor(),
  },
  {
    name: "decide-together",
    path: askedJob,
    as: "maya",
    act: async (page) => {
      await decideTogether(page);
      await dialog(page).getByRole("button", { name: "Ask somebody else" }).click();
      await dialog(page).getByLabel("Who decides").fill("Tomas Lindqvist");
    },
  },
  { name: "decide-together-rooms", path: askedJob, as: "maya", act: decideTogether },
  {
    name: "decide-together-decided",
    path: agreedJob,
    as: "maya",
    act: async (page) => {
      await decideTogether(page);
      await dialog(page)
        .getByRole("tab", { name: /Decided/u })
        .click();
    },
  },
  {
    name: "job-drifted",
    path: agreedJob,
    as: "maya",
    act: (page) => page.getByRole("region", { name: "Changed since it was signed" }).waitFor(),
  },
];
