import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "./journey.ts";
import { openAll, openReport, turnTo, type Recruiter } from "./recruiter.ts";
import { toolTypes, type Output, type ReportContent } from "#contract/output.ts";
import { isNight } from "./page-rules.ts";
import { xssPayloads } from "./xss-payloads.ts";

/** Each round poisons every text with other payloads; one by day, two by night. */
const rounds = isNight ? 2 : 1;
/** Every report has far more texts than the corpus has lines: one for each text brings all of them. */
const payloadsPerText = isNight ? 4 : 1;
const addressKeys = new Set(["url", "link"]);
const kept = new Set(["facts", "covers", "basis", "metadata"]);

/** Answers the corpus in turn, over and over. */
function takeTurns(): () => string[] {
  let next = 0;
  return () =>
    Array.from({ length: payloadsPerText }, () => xssPayloads[next++ % xssPayloads.length] ?? "");
}

/** The same report with payloads in every text, each time others. */
function poison(value: unknown, take: () => string[], key = ""): unknown {
  if (typeof value === "string") return addressKeys.has(key) ? take()[0] : take().join(" ");
  if (Array.isArray(value)) return value.map((entry) => poison(entry, take, key));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [
      name,
      kept.has(name) ? entry : poison(entry, take, name),
    ]),
  );
}

/** Sections nobody knows, whose names and fields are payloads too. */
function strange(payloads: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    payloads.map((payload, at) => [
      payload,
      [payload, [payload], { [payload]: payload }, [{ [payload]: payload, x: payload }]][at % 4],
    ]),
  );
}

/** Known keys whose values have a shape nobody expects. */
function misshapen(content: object, payloads: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    Object.keys(content).map((key, at) => {
      const payload = payloads[at % payloads.length] ?? "";
      return [
        key,
        [
          { [payload]: { [payload]: [payload] } },
          payload,
          [[payload]],
          JSON.stringify({ [payload]: payload }),
        ][at % 4],
      ];
    }),
  );
}

type Watched = { page: Page; outside: string[] };

async function watch(page: Page, home: string): Promise<Watched> {
  const outside: string[] = [];
  page.on("request", (request) => {
    const isOurs = [home, "about:", "blob:", "data:"].some((start) =>
      request.url().startsWith(start),
    );
    if (!isOurs) outside.push(request.url());
  });
  page.on("pageerror", (error) => outside.push(`page error: ${error.message}`));
  page.on("dialog", (dialog) => {
    outside.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      violations.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  return { page, outside };
}

async function expectHarmless({ page, outside }: Watched, where: string): Promise<void> {
  const found = await page.evaluate(() => {
    const links = [...document.querySelectorAll("[href], [src], [action], [data]")];
    const addresses = links.flatMap((node) =>
      ["href", "src", "action", "data"].flatMap((name) => node.getAttribute(name) ?? []),
    );
    const handlers = [...document.querySelectorAll(".reader *")].flatMap((node) =>
      node.getAttributeNames().filter((name) => name.startsWith("on")),
    );
    return {
      xss: (Reflect.get(window, "__xss") as unknown) ?? null,
      violations: (window as { violations?: string[] }).violations ?? [],
      odd: addresses
        .map((address) => address.replace(location.origin, ""))
        .filter((address) => !/^(?:https:|mailto:|\/(?!\/)|#)/u.test(address)),
      strangers: [
        ...document.querySelectorAll(
          ".reader :is(script, iframe, img, object, embed, form[action], link, meta, base, style, template)",
        ),
      ].map(({ outerHTML }) => outerHTML.slice(0, 120)),
      handlers,
    };
  });
  expect([where, found, outside]).toEqual([
    where,
    { xss: null, violations: [], odd: [], strangers: [], handlers: [] },
    [],
  ]);
}

/** One report after the other, as it opens and with all of it open; `further` is what else is looked at. */
async function lookAround(
  watched: Watched,
  maya: Recruiter,
  jobId: number,
  where: string,
  further: (reader: Locator, where: string) => Promise<void> = async () => {},
): Promise<void> {
  const { page } = watched;
  const reader = await openReport(page, maya, jobId, "marketPulse");
  for (const toolType of toolTypes) {
    await turnTo(page, toolType);
    await reader.getByText("You make the call.").waitFor();
    await expectHarmless(watched, `${toolType} ${where}, folded`);
    await openAll(page);
    await reader.evaluate((node) => {
      for (const details of node.querySelectorAll("details")) details.open = true;
      for (const link of node.querySelectorAll("a")) link.focus();
    });
    await expectHarmless(watched, `${toolType} ${where}`);
    await further(reader, `${toolType} ${where}`);
  }
}

test("the corpus is large enough and its marks would be seen", async ({ page }) => {
  expect(new Set(xssPayloads).size).toBeGreaterThanOrEqual(60);
  await page.setContent(`<img src=x onerror="window.__xss=1">`);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "__xss") as unknown)).toBe(1);
});

test("no text, name or address in any report runs, loads or leads anywhere unsafe [W-30]", async ({
  page,
  maya,
}) => {
  test.setTimeout(480_000);
  const watched = await watch(page, maya.home);
  const jobId = await maya.writeJob();
  const outputs = await maya.listOutputs(jobId);
  const take = takeTurns();
  expect(outputs.map(({ toolType }) => toolType).sort()).toEqual([...toolTypes].sort());
  const storeAll = async (contentOf: (output: Output) => ReportContent) => {
    for (const output of outputs) await maya.store(output, contentOf(output));
  };
  for (let round = 0; round < rounds; round += 1) {
    const named = strange(xssPayloads.filter((_, at) => at % rounds === round));
    await storeAll(({ content }) => ({ ...(poison(content, take) as object), ...named }));
    await lookAround(watched, maya, jobId, `round ${round}`, async (reader, where) => {
      if (round > 0) return;
      await reader.getByRole("button", { name: "View JSON" }).first().click();
      await expectHarmless(watched, `${where} as JSON`);
      await reader.getByRole("button", { name: "Hide JSON" }).first().click();
      await reader.getByRole("button", { name: /^Edit/u }).first().click();
      await expectHarmless(watched, `${where} edited`);
      await reader.getByRole("button", { name: "Cancel" }).first().click();
    });
  }
  await storeAll(({ content }) => misshapen(content as object, xssPayloads));
  await lookAround(watched, maya, jobId, "misshapen");
  await storeAll(() => xssPayloads.join("\n\n"));
  await lookAround(watched, maya, jobId, "as text");
});
