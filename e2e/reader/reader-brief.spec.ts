import { expect } from "@playwright/test";
import { test } from "../journey.ts";
import { openReport } from "../recruiter.ts";

test("the brief is copied as text and as HTML, on a phone from the bottom bar @night [X-42]", async ({
  page,
  library: { maya, jobId },
}) => {
  const reader = await openReport(page, maya, jobId, "offerNavigator");
  const copy = reader.getByRole("button", { name: "Copy brief" });
  const { answer } = (
    (await maya.outputOf(jobId, "offerNavigator")).content as { summary: { answer: string } }
  ).summary;
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate(() => navigator.clipboard.writeText(""));
    await copy.click();
    const kinds = () =>
      page.evaluate(async () => (await navigator.clipboard.read()).flatMap(({ types }) => types));
    await expect.poll(kinds).toContain("text/html");
    const copied = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      const read = async (type: string) => (await item?.getType(type))?.text() ?? "";
      return { text: await read("text/plain"), html: await read("text/html") };
    });
    expect(copied.text).toMatch(/^Offer Navigator[^:]*: Senior Backend Engineer, Denver, CO\n/u);
    expect(copied.text).toContain(answer);
    expect(copied.text).toContain("What to do\n- ");
    expect(copied.html).toContain("<h4>What we found</h4><ul><li>");
    expect(copied.text, "what we would pay at most stays here").not.toContain("walk-away.");
  }
});
