import { z } from "zod";
import { requiredText } from "#contract/text.ts";
import { lengths } from "#contract/limits.ts";

/** The usual jobs, as a person may start them in their client. */
export const prompts = [
  {
    name: "post_a_job",
    title: "Post a job",
    description: "From a posting to a checked job post and a file for your system.",
    about: "The job's number, or the posting's text",
    steps:
      "Read it with read_posting or read_job. If it is new, create_job and wait until read_job says that the reports are completed. Read the job post (read_report, attractSourceKit, section jobPost). Check it with check_text. For what has to change, use suggest_edit; a person accepts it. Ask which system it is for, then hand_over.",
  },
  {
    name: "prepare_search",
    title: "Prepare a search",
    description: "Pay beside the market, and search strings that are proven.",
    about: "The job's number",
    steps:
      "Place the pay with place_pay and say its sources. Read the musts with ask_facts. Compile a search with compile_search, and use only strings that are proven. Say what nobody said.",
  },
  {
    name: "brief_hiring_manager",
    title: "Brief a hiring manager",
    description: "What has to be decided, with what each answer does.",
    about: "The job's number",
    steps:
      "Read the short form of intakeSync and marketPulse with read_report. List what is open with list_decisions. Write half a page: what we found, what to decide with what each answer does, what nobody said. Decide nothing yourself.",
  },
] as const;

export const PromptInput = z.object({
  about: requiredText(lengths.description, "Say which job it is about"),
});
