import type { Page } from "@playwright/test";
import type { ModelConnection, ModelSettings, MonthlySpending } from "#contract/connection.ts";
import type { Shot } from "#scripts/pictures/shot-stage.ts";

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const now = new Date();
const monthStart = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()));
const nextMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1));

const spending: MonthlySpending = {
  month: monthStart.toISOString().slice(0, 10),
  resetsAt: nextMonth.toISOString(),
  usedMicros: 38_200_000,
  capUsd: 120,
  atCap: "built-in",
  state: "free",
  byReport: [
    { what: "attractSourceKit", calls: 41, costMicros: 12_410_000 },
    { what: "marketPulse", calls: 39, costMicros: 11_020_000 },
    { what: "interviewCoach", calls: 20, costMicros: 9_870_000 },
    { what: "reading", calls: 17, costMicros: 4_899_600 },
    { what: "test", calls: 1, costMicros: 400 },
  ],
};
const connection: ModelConnection = {
  provider: "google",
  model: "gemini-2.5-pro",
  address: null,
  keyEnd: "7Q4f",
  addedBy: "Maya",
  addedAt: minutesAgo(20_000),
  lastTest: {
    at: minutesAgo(12),
    isGood: true,
    seconds: 1.4,
    costMicros: 400,
    sentence: "It works.",
  },
  spending,
};
const refused = {
  at: minutesAgo(2),
  isGood: false,
  seconds: 0.3,
  costMicros: 0,
  sentence: "Google does not accept the key. Make a new one there, and replace it here.",
};

type State = {
  settings?: Partial<ModelSettings>;
  path?: string;
  act?: (page: Page) => Promise<unknown>;
};

const badge = /^(?:Connected|Not connected|Not working)$/u;
const section = (page: Page) => page.getByRole("region", { name: "AI model" });
const button = (name: string) => (page: Page) =>
  section(page).getByRole("button", { name }).click();

const states: Record<string, State> = {
  empty: { settings: { connection: null } },
  "server-model": { settings: { connection: null, serverModel: "anthropic/claude-sonnet-5" } },
  obstacle: {
    settings: {
      connection: null,
      obstacle:
        "This server cannot store keys yet. Its operator must set SECRETS_KEY and restart it.",
    },
  },
  connect: { settings: { connection: null }, act: button("Connect a model") },
  connected: {},
  "by-report": { act: button("By report") },
  replace: { act: button("Replace the key") },
  provider: { act: (page) => section(page).getByLabel("Provider").selectOption("openai") },
  failed: { settings: { connection: { ...connection, lastTest: refused } } },
  warned: {
    settings: {
      connection: {
        ...connection,
        spending: { ...spending, usedMicros: 98_400_000, state: "warned" },
      },
    },
    path: "/dashboard",
  },
  reached: {
    settings: {
      connection: {
        ...connection,
        spending: { ...spending, usedMicros: 120_100_000, state: "reached" },
      },
    },
  },
};

/** The AI model of an organization in each of its states; the amounts and names are samples. */
export const modelShots: readonly Shot[] = Object.entries(states).map(
  ([name, { settings, path = "/organization#ai-model", act }]) => ({
    name: `model-${name}`,
    path,
    as: "maya",
    answers: [
      {
        call: "**/api/organizations/*/model",
        reply: { connection, obstacle: null, serverModel: null, ...settings },
      },
    ],
    act: async (page) => {
      const isSettings = path.startsWith("/organization");
      await (
        isSettings ? section(page).getByText(badge) : page.getByText("See spending")
      ).waitFor();
      await act?.(page);
    },
  }),
);
