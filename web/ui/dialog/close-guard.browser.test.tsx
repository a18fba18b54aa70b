import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { dashboardAnswers } from "#web/test/jobs.ts";
import { renderApp } from "#web/test/render-app.tsx";

const create = page.getByRole("button", { name: "Create New Job" });
const dialog = page.getByRole("dialog", { name: "Create New Job" });
const title = page.getByLabelText(/Job Title/u);
const question = page.getByRole("alertdialog");

async function openWizard() {
  await renderApp("/dashboard", { server: dashboardAnswers() });
  await create.click();
  await expect.element(title).toBeVisible();
}

test("closing with something entered asks once, and the draft is there again", async () => {
  await openWizard();
  await title.fill("Half a job");
  await userEvent.keyboard("{Escape}");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect.element(title).toHaveValue("Half a job");
  await userEvent.keyboard("{Escape}");
  await question.getByRole("button", { name: "Close" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(create).toHaveFocus();

  await userEvent.keyboard("{Enter}");
  await expect.element(title).toHaveValue("Half a job");
  await dialog.getByRole("button", { name: "Start over" }).click();
  await expect.element(title).toHaveValue("");
});

test("closing with nothing entered asks nothing", async () => {
  await openWizard();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(question).not.toBeInTheDocument();
});
