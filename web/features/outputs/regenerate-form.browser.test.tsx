import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Output } from "#contract/output.ts";
import type { Answers } from "#web/test/fake-server.ts";
import { organization } from "#web/test/people.ts";
import { jobAnswers, outputs } from "#web/test/jobs.ts";
import { renderApp } from "#web/test/render-app.tsx";
import { see } from "#web/test/see.ts";

const popoverOf = (name: string) => page.getByRole("dialog", { name: `Regenerate ${name}` });
const card = (name: string) => page.getByRole("article", { name: new RegExp(`^${name}`, "u") });

async function openPopover(name: string, first: Output[] = outputs(), answers: Answers = {}) {
  const state = { reported: first };
  const server = await renderApp("/jobs/7", {
    server: {
      ...jobAnswers(),
      ...answers,
      listOutputs: () => state.reported,
      generateOutput: ({ params: { toolType } }) => {
        state.reported = outputs({ [toolType]: { status: "processing" } });
        return { outputId: 74, toolType, status: "processing", generation: 2 };
      },
    },
  });
  await card(name).getByRole("button", { name: "Regenerate" }).click();
  return { server, popover: popoverOf(name) };
}

test("guidance and candidate notes go with the next text, and the previous one stays readable", async () => {
  const { server, popover } = await openPopover("Offer Navigator");
  await popover.getByLabelText("What should be different?").fill("Lead with the signing bonus.");
  await popover.getByRole("button", { name: "Add Candidate A" }).click();
  await popover.getByLabelText("Candidate A").fill("Has a rival offer until Friday.");
  await popover.getByRole("button", { name: "Add Candidate B" }).click();
  await popover.getByRole("button", { name: "Regenerate" }).click();
  await see("Regenerating...");
  expect(server.asked("generateOutput")).toMatchObject([
    {
      params: { jobId: "7", toolType: "offerNavigator" },
      body: {
        guidance: "Lead with the signing bonus.",
        candidates: [{ label: "Candidate A", notes: "Has a rival offer until Friday." }],
      },
    },
  ]);
  const offer = card("Offer Navigator");
  await offer.getByRole("button", { name: "Previous version" }).click();
  const reader = page.getByRole("dialog", { name: /Offer Navigator/u });
  await expect.element(reader.getByText(/This is the previous version/u)).toBeVisible();
});

test("nothing needs to be filled in, and candidates belong to the offer alone", async () => {
  const { server, popover } = await openPopover("Interview Coach");
  await expect.element(popover.getByText("Candidates")).not.toBeInTheDocument();
  await popover.getByRole("button", { name: "Regenerate" }).click();
  await expect.poll(() => server.asked("generateOutput")).toMatchObject([{ body: {} }]);
});

test("the built-in writer is asked for by a tick", async () => {
  const { server, popover } = await openPopover("Market Pulse");
  await popover.getByRole("checkbox", { name: "Use the built-in writer" }).click();
  await popover.getByRole("button", { name: "Regenerate" }).click();
  await expect
    .poll(() => server.asked("generateOutput"))
    .toMatchObject([{ body: { writer: "built-in" } }]);
});

test("whoever regenerates a text that a person edited is told that it stays", async () => {
  const edited = { version: 2, editedVersion: 2, editedSections: ["summary"] };
  const { popover } = await openPopover("Market Pulse", outputs({ marketPulse: edited }));
  await expect.element(popover.getByText(/^A person edited this report\./u)).toBeVisible();
});

test("without a model the field for guidance says what it needs and takes no words", async () => {
  const getOrganization = () => ({ ...organization, writtenByModel: [] });
  const { server, popover } = await openPopover("Market Pulse", outputs(), { getOrganization });
  await see("This needs a model. An admin can connect one under Organization, AI model.");
  await expect.element(popover.getByLabelText("What should be different?")).toBeDisabled();
  await popover.getByRole("button", { name: "Regenerate" }).click();
  await expect.poll(() => server.asked("generateOutput")).toMatchObject([{ body: {} }]);
});

test("whoever chooses the built-in writer is told that it follows no guidance, and none is sent", async () => {
  const { server, popover } = await openPopover("Market Pulse");
  await popover.getByLabelText("What should be different?").fill("Warmer");
  await popover.getByRole("checkbox", { name: "Use the built-in writer" }).click();
  await see("This needs a model, not the built-in writer.");
  await expect.element(popover.getByLabelText("What should be different?")).toBeDisabled();
  await popover.getByRole("button", { name: "Regenerate" }).click();
  await expect
    .poll(() => server.asked("generateOutput"))
    .toEqual([expect.objectContaining({ body: { writer: "built-in" } })]);
});
