import type { Page } from "@playwright/test";
import type { Agreement } from "#contract/room/agreement.ts";
import type { ManagerRoom, RoomDecision } from "#contract/room/room.ts";
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
/** Shows the room as it would be with these changes; nothing is stored. */
const as = async (page: Page, change: (room: ManagerRoom) => Partial<ManagerRoom>) => {
  await page.route("**/api/room", async (route) => {
    const room: ManagerRoom = await (await route.fetch()).json();
    await route.fulfill({ json: { ...room, ...change(room) } });
  });
  await opened(page);
};

/** The first card otherwise, the rest as they are. */
const withFirst =
  (change: Partial<RoomDecision>) =>
  ({ decisions }: ManagerRoom) => ({
    decisions: decisions.map((one, at) => (at === 0 ? { ...one, ...change } : one)),
  });

/** The file that whoever signed downloads, checked on the page that proves it. */
const check = (change: (file: string) => string, outcome: string) => async (page: Page) => {
  await opened(page);
  const answer = await page.request.get(new URL("/api/room/sign-off", page.url()).href);
  await page.goto(new URL("/verify", page.url()).href);
  await page.getByLabel("Text of the sign-off file").fill(change(await answer.text()));
  await page.getByRole("button", { name: "Check" }).click();
  await page.getByText(outcome).first().waitFor();
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
    // As it was before the job changed.
    act: (page) => as(page, () => ({ drifts: [] })),
    isWhole: true,
  },
  {
    name: "room-inside",
    path: linkOf("signed"),
    act: (page) =>
      as(page, ({ signOff, drifts }) => ({
        signOff: signOff && { ...signOff, lines: signOff.lines.slice(1), insideCount: 1 },
        drifts: drifts.map((one) => ({ ...one, key: "", isInside: true, effect: "" })),
      })),
    isWhole: true,
  },
  {
    name: "room-all-decided",
    path: linkOf("half"),
    act: (page) =>
      as(page, ({ decisions }) => ({
        decisions: decisions.map((one) => ({ ...one, choice: one.choice ?? 1, own: null })),
      })),
    isWhole: true,
  },
  {
    name: "room-reopened",
    path: linkOf("signed"),
    act: async (page) => {
      await as(page, () => ({ drifts: [] }));
      await page.getByRole("button", { name: "Change an answer" }).click();
      await page.getByRole("button", { name: "Sign off" }).waitFor();
    },
    isWhole: true,
  },
  {
    name: "room-asked-again",
    path: linkOf("half"),
    act: (page) => as(page, withFirst({ isAskedAgain: true })),
  },
  {
    name: "room-no-figures",
    path: linkOf("fresh"),
    act: (page) =>
      as(page, ({ decisions }) => ({
        decisions: decisions.map((one) => ({
          ...one,
          options: one.options.map((option) => ({
            ...option,
            line: "",
            figure: option.isPosted ? "No change" : "Not known yet",
          })),
        })),
      })),
  },
  {
    name: "room-lets-talk",
    path: linkOf("half"),
    act: (page) => as(page, withFirst({ choice: null, own: null, isToTalk: true })),
  },
  {
    name: "room-no-key",
    path: linkOf("half"),
    act: (page) =>
      as(page, () => ({
        whyUnsigned: "Nobody can sign off on this server yet: its operator must set SIGN_OFF_KEY.",
      })),
    isWhole: true,
  },
  {
    name: "room-wrong-person",
    path: linkOf("fresh"),
    act: async (page) => {
      await opened(page);
      await page.getByText(/^Not .*\? Tell /u).click();
      await page.getByRole("button", { name: /^Tell \w+$/u }).waitFor();
    },
  },
  {
    name: "room-wrong-person-told",
    path: linkOf("fresh"),
    act: async (page) => {
      await page.route("**/api/room/wrong-person", (route) =>
        route.fulfill({ json: { ok: true } }),
      );
      await opened(page);
      await page.getByText(/^Not .*\? Tell /u).click();
      await page.getByRole("button", { name: /^Tell \w+$/u }).click();
      await page.getByRole("heading", { name: "Thank you" }).waitFor();
    },
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
    name: "verify-proven",
    path: linkOf("signed"),
    act: check((file) => file, "Proven"),
    isWhole: true,
  },
  {
    name: "verify-changed",
    path: linkOf("signed"),
    act: check((file) => file.replace("Platform", "Qlatform"), "Not proven"),
    isWhole: true,
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
    name: "decide-together-inside",
    path: agreedJob,
    as: "maya",
    act: async (page) => {
      const signedInside = [{ name: "Tomas Lindqvist", label: "Gainsight" }];
      await page.route("**/api/jobs/*/agreement", async (route) => {
        const agreement: Agreement = await (await route.fetch()).json();
        const drifts = agreement.drifts.map((one) => ({ ...one, isInside: true }));
        await route.fulfill({ json: { ...agreement, drifts, signedInside } });
      });
      await page.reload();
      await decideTogether(page);
      await dialog(page)
        .getByRole("tab", { name: /Decided/u })
        .click();
      await page.getByText(/which stays inside now/u).scrollIntoViewIfNeeded();
    },
  },
  {
    name: "job-drifted",
    path: agreedJob,
    as: "maya",
    act: (page) => page.getByRole("region", { name: "Changed since it was signed" }).waitFor(),
  },
];
