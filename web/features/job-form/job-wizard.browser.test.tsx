import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ParsedJobDescription, type ReadJobDescription } from "#contract/job.ts";
import { emptyJob } from "#contract/job-fields.ts";
import { Problem } from "#contract/problem.ts";
import { Wordless } from "#web/test/fake-server.ts";
import { dashboardAnswers, job, textReading } from "#web/test/jobs.ts";
import { membership } from "#web/test/people.ts";
import { renderApp } from "#web/test/render-app.tsx";
import { see } from "#web/test/see.ts";

const posting = "ICU Nurse\nColumbus, OH | On-site\n\nRequirements\n- Active Ohio RN license";
const title = page.getByLabelText(/Job Title/u);
const location = page.getByLabelText(/Location/u);
const next = page.getByRole("button", { name: "Next Step" });
const start = page.getByRole("button", { name: "Start AI Processing" });
const notes = page.getByLabelText(/intake notes/u);
const fill = page.getByRole("button", { name: "Auto-fill the form" });
const chooser = page.getByLabelText("Choose file");

const parsed: ReadJobDescription = {
  ...ParsedJobDescription.parse(emptyJob),
  title: "ICU Nurse",
  location: "Columbus, OH",
  quotes: { title: "ICU Nurse", location: "Columbus, OH" },
  reading: textReading,
  heard: null,
  modelFailed: false,
};

test("what is missing is said at its field, and the first of it has the focus [S-239, S-501]", async () => {
  await renderApp("/jobs/new");
  await expect.element(next).toHaveAttribute("aria-disabled", "true");
  next.element().focus();
  await userEvent.keyboard("{Enter}");
  await see("Job title is required");
  await see("Location is required");
  await expect.element(title).toHaveFocus();
});

test("a file that cannot be read is refused, and the next one is taken [S-508, S-807, S-808]", async () => {
  const server = await renderApp("/jobs/new", {
    server: {
      extractText: () => {
        throw new Problem("fileWithoutText");
      },
      parseJobDescription: () => parsed,
    },
  });
  await userEvent.upload(chooser, new File(["no text"], "team.png"));
  await see("Invalid file type");
  await see("Please upload a .txt, .pdf, .doc, or .docx file");

  const reading = vi.spyOn(Blob.prototype, "arrayBuffer").mockRejectedValueOnce(new Error("gone"));
  await userEvent.upload(chooser, new File([posting], "posting.txt"));
  await see("File read error");
  await see("Failed to read the file. Please try again or use a different file format.");
  reading.mockRestore();

  await userEvent.upload(chooser, new File(["%PDF-1.7"], "scan.pdf"));
  await expect.element(page.getByText(/please paste the text instead/u).first()).toBeVisible();

  await userEvent.upload(chooser, new File([posting], "posting.txt"));
  await see("Job description parsed");
  await see("Form fields have been automatically populated");
  await expect.element(title).toHaveValue("ICU Nurse");
  expect(server.asked("parseJobDescription")).toMatchObject([
    { body: { jobDescriptionText: posting, organizationId: 3 } },
  ]);
});

test("a text that cannot be parsed says why, and stays [S-509, S-807]", async () => {
  const refusals = [
    new Wordless(),
    new Problem("tooManyRequests", "Wait a little."),
    new Problem("unauthorized"),
  ];
  await renderApp("/jobs/new", {
    server: {
      parseJobDescription: () => {
        throw refusals.shift() ?? new Error("asked too often");
      },
    },
  });
  await fill.click();
  await see("No content to parse");
  await see("Please upload a file or paste job description text");
  await notes.fill(posting);
  await fill.click();
  await see("Parsing failed");
  await see("Failed to parse job description");
  await fill.click();
  await see("Wait a little.");
  await fill.click();
  await see("Authentication required");
  await see("Please sign in to continue");
  await expect.element(notes).toHaveValue(posting);
});

test("a description leaves alone what a person typed, and says what it filled in", async () => {
  await renderApp("/jobs/new", { server: { parseJobDescription: () => parsed } });
  await title.fill("Night Nurse");
  await notes.fill(posting);
  await fill.click();
  await expect.element(location).toHaveValue("Columbus, OH");
  await expect.element(location).toHaveAccessibleDescription(/from your job description/u);
  await expect.element(title).toHaveValue("Night Nurse");
  await expect.element(page.getByText("from your job description")).toHaveLength(1);
  await location.fill("Cleveland, OH");
  await expect.element(page.getByText("from your job description")).toHaveLength(0);
});

test("a field that was typed into and cleared is filled from the description", async () => {
  await renderApp("/jobs/new", { server: { parseJobDescription: () => parsed } });
  await title.fill("X");
  await title.clear();
  await notes.fill(posting);
  await fill.click();
  await expect.element(title).toHaveValue("ICU Nurse");
});

test("whoever a gateway refuses as no member is told so, by the words alone [S-805]", async () => {
  await renderApp("/jobs/new", {
    server: {
      createJob: () => {
        throw new Wordless(403, "User is not a member of this organization");
      },
    },
  });
  await title.fill("Kept Title");
  await location.fill("Leeds");
  await next.click();
  await start.click();
  await see("Organization Access Required");
  await expect.element(start).toBeEnabled();
});

test("a text that the model could not read says so beside it, until another one is read", async () => {
  const answers = [{ ...parsed, modelFailed: true }, parsed];
  await renderApp("/jobs/new", {
    server: { parseJobDescription: () => answers.shift() ?? parsed },
  });
  await notes.fill(posting);
  await fill.click();
  await see("The model could not read this text. The plain reading stands: look the fields over.");
  await expect.element(title).toHaveValue("ICU Nurse");
  await notes.fill(`${posting}\n- Nights`);
  await fill.click();
  await expect.element(page.getByText(/The model could not read/u)).not.toBeInTheDocument();
});

test("a refused job keeps its words [S-606, S-805]", async () => {
  const server = await renderApp("/jobs/new", {
    server: {
      createJob: () => {
        throw new Wordless();
      },
    },
  });
  await title.fill("Kept Title");
  await location.fill("Leeds");
  await next.click();
  await start.click();
  await see("Failed to create job. Please try again.");
  server.change({
    createJob: () => {
      throw new Problem("notAMember");
    },
  });
  await start.click();
  await see("Organization Access Required");
  await see(
    "Please ensure you're a member of the selected organization. Contact your admin if needed.",
  );
  await page.getByRole("button", { name: "Previous" }).click();
  await expect.element(title).toHaveValue("Kept Title");
});

test("the page asks for an organization when the remembered one is gone [S-208, S-239, S-908]", async () => {
  localStorage.setItem("lastSelectedOrg", "999999");
  const second = { id: 4, name: "Second Home", domain: "" };
  await renderApp("/jobs/new", {
    server: {
      listOrganizations: () => [
        membership,
        { ...membership, id: 2, organizationId: 4, organization: second },
      ],
    },
  });
  await expect.element(page.getByText(/3-5 minutes/u).first()).toBeVisible();
  await title.fill("Baker");
  await location.fill("Leeds");
  next.element().focus();
  await userEvent.keyboard("{Enter}");
  await see("Organization is required");
  await page.getByRole("main").getByRole("button", { name: "Second Home" }).click();
  await next.click();
  await expect.element(start).toBeVisible();
});

test("step 3 takes its turns, tells what the server says, and is over after the last [S-242, S-408, S-409, S-906, S-908, R-21]", async () => {
  const created = job({
    title: "Welder",
    outputs: [
      { toolType: "marketPulse", status: "completed" },
      { toolType: "intakeSync", status: "failed" },
      { toolType: "interviewCoach", status: "processing" },
    ],
  });
  await renderApp("/jobs/new", {
    server: { ...dashboardAnswers(created), createJob: () => created, getJob: () => created },
  });
  await title.fill("Welder");
  await location.fill("Leeds");
  await next.click();
  await expect.element(start).toBeVisible();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  await start.click();
  const rows = page.getByRole("listitem").filter({ hasText: /about \d+ s/u });
  await expect.element(rows).toHaveLength(6);
  await expect.element(rows.nth(0).getByText("Complete")).toBeVisible();
  await expect.element(rows.nth(5).getByText("Pending")).toBeVisible();
  await vi.advanceTimersByTimeAsync(2_000);
  await expect.element(rows.nth(1).getByText("Failed")).toBeVisible();
  for (let turn = 2; turn < 6; turn += 1) await vi.advanceTimersByTimeAsync(2_000);
  await expect.element(rows.nth(5).getByText("Processing")).toBeVisible();
  await vi.advanceTimersByTimeAsync(2_000);
  await see("Job Created");
  await expect
    .element(page.getByText("AI processing continues in the background.").first())
    .toBeVisible();
  await vi.advanceTimersByTimeAsync(1_000);
  await expect.element(page.getByRole("heading", { name: "Jobs Dashboard" })).toBeVisible();
});
