import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderApp } from "#web/test/render-app.tsx";

const remove = page.getByRole("button", { name: /^Remove /u });

/** Step 2 of the wizard, where tags are entered. */
async function openDetails() {
  await renderApp("/jobs/new");
  await page.getByLabelText(/Job Title/u).fill("Welder");
  await page.getByLabelText(/Location/u).fill("Leeds");
  await userEvent.keyboard("{Enter}");
  const field = page.getByRole("combobox", { name: "Deal Breakers" });
  await expect.element(field).toBeVisible();
  field.element().focus();
  return field;
}

test("Enter adds a tag without the spaces around it, and the same one only once [S-507]", async () => {
  await openDetails();
  await userEvent.keyboard("  Weekend shifts  {Enter}");
  await expect.element(page.getByRole("button", { name: "Remove Weekend shifts" })).toBeVisible();
  await userEvent.keyboard("weekend SHIFTS{Enter}");
  await expect.element(page.getByText("“weekend SHIFTS” is already in the list.")).toBeVisible();
  await expect.element(remove).toHaveLength(1);
});

test("a list that is full takes no more until Backspace takes the last one away [S-507]", async () => {
  const field = await openDetails();
  for (let number = 1; number <= 8; number += 1)
    await userEvent.keyboard(`breaker ${number}{Enter}`);
  await expect.element(page.getByText("8/8")).toBeVisible();
  await expect.element(field).toHaveAttribute("placeholder", "Max tags reached");
  await userEvent.keyboard("ninth{Enter}");
  await expect.element(remove).toHaveLength(8);
  await userEvent.keyboard("{Backspace}");
  await expect.element(page.getByText("7/8")).toBeVisible();
  await expect.element(page.getByText("0/6")).toBeVisible();
  await expect.element(page.getByText("0/10")).toBeVisible();
});

test("suggestions are taken by arrow keys, and Escape closes them alone [S-311, S-507]", async () => {
  await openDetails();
  const suggestions = page.getByRole("listbox", { name: "Deal Breakers: suggestions" });
  await expect.element(suggestions.getByRole("option")).toHaveLength(6);
  await userEvent.keyboard("{Escape}");
  await expect.element(suggestions).not.toBeInTheDocument();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  await expect.element(remove).toHaveLength(1);
});
