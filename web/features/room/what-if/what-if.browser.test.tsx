import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderApp } from "#web/test/render-app.tsx";
import { roomServer } from "#web/test/room-server.ts";

const pay = page.getByRole("region", { name: "How high can the range go?" });
const aside = page.getByRole("complementary");

test("What if shows what would follow and saves nothing until it is used", async () => {
  const server = await renderApp("/room", { server: roomServer() });
  const range = aside.getByRole("slider", { name: "Range, $148,000 to" });
  await expect.element(range).toHaveAttribute("aria-valuetext", "$176,000");
  (range.element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowRight}{PageUp}");
  await expect.element(range).toHaveAttribute("aria-valuetext", "$188,000");
  await userEvent.keyboard("{PageDown}{ArrowLeft}{ArrowRight}{ArrowRight}{ArrowRight}");
  await expect.element(range).toHaveAttribute("aria-valuetext", "$182,000");
  await expect.element(aside.getByText("+$6,600")).toBeVisible();
  await expect.element(aside.getByText(/79th/u)).toBeVisible();
  await aside.getByRole("button", { name: "Degree" }).click();
  await expect.element(aside.getByText(/^8 →/u).first()).toBeVisible();
  await aside.getByRole("button", { name: "Kafka" }).click();
  await expect.element(aside.getByText(/Maya has not asked about Kafka/u)).toBeVisible();
  expect(server.asked("answerDecision")).toEqual([]);
  await aside.getByRole("button", { name: "Use as my answers" }).click();
  await expect
    .poll(() => server.asked("answerDecision"))
    .toMatchObject([
      { params: { roomDecisionId: "11" }, body: { choice: 1 } },
      { params: { roomDecisionId: "12" }, body: { choice: 1 } },
    ]);
  await expect.element(page.getByText("2 of 6 decided").first()).toBeVisible();
});

test("another town is tried; words that are no place say so, and the posted one ends the try", async () => {
  const server = await renderApp("/room", { server: roomServer() });
  const town = aside.getByLabelText("Place");
  const tryIt = aside.getByRole("button", { name: "Try" });
  await expect.element(town).toHaveValue("Denver, CO");
  await expect.element(tryIt).toBeDisabled();
  await town.fill("Austin, TX");
  await tryIt.click();
  await expect.element(aside.getByText(/above Austin’s most senior wage level/u)).toBeVisible();
  await expect.element(aside.getByText(/has not asked about the place/u)).toBeVisible();
  await town.fill("Qwertyville");
  await userEvent.keyboard("{Enter}");
  await expect.element(town).toHaveAccessibleDescription("We do not know “Qwertyville”.");
  await town.fill("Denver, CO");
  await tryIt.click();
  await expect.element(aside.getByText(/has not asked about/u)).not.toBeInTheDocument();
  await expect.element(aside.getByText(/We do not know/u)).not.toBeInTheDocument();
  expect(server.asked("answerDecision")).toEqual([]);
});

test("a range that is none of the options becomes an answer of one's own", async () => {
  const server = await renderApp("/room", { server: roomServer() });
  const range = aside.getByRole("slider");
  await expect.element(range).toBeVisible();
  (range.element() as HTMLElement).focus();
  await userEvent.keyboard("{PageUp}{ArrowRight}{ArrowRight}");
  await aside.getByRole("button", { name: "Use as my answers" }).click();
  await expect
    .poll(() => server.asked("answerDecision")[0]?.body)
    .toMatchObject({ choice: null, own: { about: "pay", text: "$148,000 to $190,000 a year" } });
  await expect.element(pay.getByRole("radio", { checked: true })).toHaveAccessibleName(/your own/u);
});

test("the figures are read out politely, at most once a second, and asked for once a rest", async () => {
  const server = await renderApp("/room", { server: roomServer() });
  const range = aside.getByRole("slider");
  await expect.element(range).toBeVisible();
  const spoken = document.querySelector("main [aria-live=polite]");
  const messages: { text: string; atMs: number }[] = [];
  const watch = new MutationObserver(() =>
    messages.push({ text: spoken?.textContent ?? "", atMs: Date.now() }),
  );
  if (spoken) watch.observe(spoken, { childList: true, characterData: true, subtree: true });
  (range.element() as HTMLElement).focus();
  // Each rest is long enough for an answer, so without a pause each would be a message.
  for (let press = 0; press < 5; press += 1) {
    await userEvent.keyboard("{ArrowRight}");
    await new Promise((resolve) => setTimeout(resolve, 350));
  }
  await expect
    .poll(() => messages.at(-1)?.text)
    .toMatch(/Pay percentile: 81st\. Yearly cost: \+\$11,000\./u);
  const seconds = ((messages.at(-1)?.atMs ?? 0) - (messages[0]?.atMs ?? 0)) / 1_000;
  expect(messages.length).toBeGreaterThan(1);
  // One more for a first message that a busy machine showed late.
  expect(messages.length - 1).toBeLessThanOrEqual(seconds + 1);
  const before = server.asked("tryWhatIf").length;
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}{ArrowLeft}");
  await expect.poll(() => messages.at(-1)?.text).toMatch(/Pay percentile: 78th/u);
  expect(server.asked("tryWhatIf").length - before).toBeLessThanOrEqual(2);
  watch.disconnect();
});

test("on a phone, the strip has the two figures and What if is a sheet", async () => {
  onTestFinished(() => page.viewport(1280, 900));
  await page.viewport(390, 844);
  await renderApp("/room", { server: roomServer() });
  await expect.element(page.getByText("Words every search must match").first()).toBeVisible();
  await page.getByRole("button", { name: "What if" }).click();
  const sheet = page.getByRole("dialog", { name: "What if" });
  await sheet.getByRole("button", { name: "Terraform" }).click();
  await expect.element(sheet.getByText(/^8 →/u).first()).toBeVisible();
  await sheet.getByRole("button", { name: "Use as my answers" }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(page.getByText("1 of 6 decided").first()).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
