import type { Page } from "@playwright/test";
import type { ConnectedAgents } from "#contract/programs/agent.ts";
import type { ApiToken, NewApiToken } from "#contract/programs/token.ts";
import type { WebhookDelivery, WebhookSettings } from "#contract/programs/webhook-endpoint.ts";
import type { CompanySignIn } from "#contract/sign-in/ways.ts";
import type { Shot } from "#scripts/pictures/shot-stage.ts";

const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();
const days = (count: number) => minutes(count * 24 * 60);

const token: ApiToken = {
  id: 1,
  name: "ATS sync",
  end: "x9Rt",
  scopes: ["jobs.read", "reports.read"],
  createdByName: "Maya Okafor",
  createdAt: days(-20),
  lastUsedAt: minutes(-4),
  endsAt: days(86),
  isEnded: false,
};
const tokens: ApiToken[] = [
  token,
  {
    ...token,
    id: 2,
    name: "Weekly figures",
    end: "c2Lm",
    scopes: ["usage.read"],
    endsAt: days(43),
  },
  {
    ...token,
    id: 3,
    name: "Intake form",
    end: "h0Vd",
    scopes: ["jobs.write"],
    lastUsedAt: null,
    endsAt: days(3),
  },
  { ...token, id: 4, name: "Old import", end: "p7Kq", endsAt: days(-2), isEnded: true },
];
const shownOnce: NewApiToken = {
  ...token,
  token: `rp_${"9fT2kQwX4mZ7bN1cV6hJ".repeat(2)}0aBcDeFg`,
};

const endpoint: WebhookSettings["endpoints"][number] = {
  id: 7,
  address: "https://hooks.northwind.example/roleprint",
  events: ["report.completed", "report.failed", "room.signed"],
  addedBy: "Maya Okafor",
  addedAt: days(-9),
  oldSecretUntil: null,
  switchedOff: null,
};
const delivery: WebhookDelivery = {
  id: 31,
  type: "report.completed",
  jobId: 1,
  tool: "marketPulse",
  sequence: 4,
  status: "delivered",
  tries: 1,
  answer: 200,
  fault: null,
  at: minutes(-2),
  nextTryAt: null,
};
const deliveries: WebhookDelivery[] = [
  delivery,
  {
    ...delivery,
    id: 30,
    type: "room.signed",
    tool: null,
    sequence: 3,
    status: "waiting",
    tries: 3,
    answer: 503,
    at: minutes(-26),
    nextTryAt: minutes(14),
  },
  { ...delivery, id: 29, tool: "offerNavigator", sequence: 2, at: minutes(-61) },
];
const agents: ConnectedAgents = {
  address: "https://roleprint.example/mcp",
  agents: [
    {
      id: 5,
      name: "Desk assistant",
      redirectHost: "127.0.0.1",
      scopes: ["jobs.read", "reports.read", "suggestions.write"],
      letInBy: "Ines Holloway",
      letInAt: days(-6),
      lastCalledAt: minutes(-80),
      lastCall: "Read a report",
    },
    {
      id: 6,
      name: "Notes taker",
      redirectHost: "notes.example",
      scopes: ["jobs.write"],
      letInBy: "Maya Okafor",
      letInAt: days(-3),
      lastCalledAt: null,
      lastCall: null,
    },
  ],
};
const companySignIn: CompanySignIn = {
  isOn: true,
  domains: [{ domain: "northwind.example", role: "recruiter" }],
};

const companyOff: CompanySignIn = { isOn: false, domains: [] };
const connected = [
  { call: "**/api/organizations/*/tokens", reply: tokens },
  { call: "**/api/organizations/*/webhooks", reply: { endpoints: [endpoint], obstacle: null } },
  { call: "**/api/organizations/*/webhooks/*/deliveries*", reply: deliveries },
  { call: "**/api/organizations/*/agents", reply: agents },
  { call: "**/api/organizations/*/company-sign-in", reply: companySignIn },
];
const off = {
  ...endpoint,
  id: 8,
  address: "https://old.northwind.example/hook",
  switchedOff: { at: days(-1), because: "failing" },
};

/** Nothing waits for an address that is off. */
const givenUp = deliveries.map((one) =>
  one.status === "waiting" ? { ...one, status: "failed", tries: 12, nextTryAt: null } : one,
);

const section = (page: Page, name: string) => page.getByRole("region", { name });
/** Its top at the top of the picture. */
const at = (name: string) => async (page: Page) =>
  section(page, name).evaluate((node) => node.scrollIntoView({ block: "start" }));
const press = (where: string, name: string) => async (page: Page) =>
  section(page, where).getByRole("button", { name }).first().click();

const organizationShots: readonly Shot[] = [
  ...["API tokens", "Webhooks", "Connected agents", "Company sign-in"].map((name) => ({
    name: `programs-${name.toLowerCase().replaceAll(" ", "-")}`,
    answers: connected,
    act: at(name),
  })),
  { name: "programs-none", act: at("API tokens") },
  { name: "programs-create-token", answers: connected, act: press("API tokens", "Create token") },
  {
    name: "programs-token-shown",
    answers: connected,
    act: async (page: Page) => {
      await press("API tokens", "Create token")(page);
      await page.route("**/api/organizations/*/tokens", (route) =>
        route.request().method() === "POST"
          ? route.fulfill({ status: 201, json: shownOnce })
          : route.fallback(),
      );
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("Name").fill("ATS job posts");
      await dialog.getByLabel("Read jobs").check();
      await dialog.getByRole("button", { name: "Create token" }).click();
      await page.getByRole("button", { name: "I have stored it" }).waitFor();
    },
  },
  {
    name: "programs-webhook-off",
    answers: [
      { call: "**/api/organizations/*/webhooks/*/deliveries*", reply: givenUp },
      { call: "**/api/organizations/*/webhooks", reply: { endpoints: [off], obstacle: null } },
    ],
    act: at("Webhooks"),
  },
  { name: "programs-add-endpoint", answers: connected, act: press("Webhooks", "Add endpoint") },
  {
    name: "programs-company-sign-in-off",
    answers: [
      { call: "**/api/organizations/*/company-sign-in", reply: companyOff },
      ...connected.filter(({ reply }) => reply !== companySignIn),
    ],
    act: at("Company sign-in"),
  },
].map((shot) => ({ path: "/organization", as: "maya", ...shot }));

/** What goes in and out of an organization, in each of its states; names and figures are samples. */
export const programShots: readonly Shot[] = [
  ...organizationShots,
  {
    name: "programs-hand-over",
    path: ({ jobs }) => `/jobs/${jobs.done}`,
    as: "maya",
    act: async (page) => {
      await page.getByRole("button", { name: "More" }).first().click();
      await page.getByRole("menuitem", { name: "Hand over" }).click();
      await page.getByRole("dialog", { name: "Hand over" }).waitFor();
    },
  },
];
