import { z } from "zod";
import { calls } from "#contract/calls.ts";
import { ofJob, type Endpoints } from "#contract/endpoint.ts";
import { Examination } from "#contract/examination.ts";
import {
  Generation,
  GenerationRequest,
  Output,
  OutputEdit,
  OutputRestoration,
  OutputVersion,
  OutputVersionText,
  ProcessRequest,
  TicksEdit,
  ToolType,
  VersionText,
} from "#contract/output.ts";
import { LockEdit, Suggestion, SuggestionDecisions } from "#contract/suggestion.ts";
import { IdText } from "#contract/text.ts";

const ofOutput = z.object({ outputId: IdText });
const ofVersion = ofOutput.extend({ version: VersionText });

/** The reports of a job: writing, editing, versions and suggestions. */
export const outputEndpoints = {
  listOutputs: {
    ...calls.listOutputs,
    access: "member",
    scopes: ["reports.read"],
    summary: "The six reports of a job",
    params: ofJob,
    reply: z.array(Output),
  },
  generateOutput: {
    ...calls.generateOutput,
    access: "member",
    scopes: ["jobs.write"],
    summary: "Write one report, or write it again",
    params: ofJob.extend({ toolType: ToolType }),
    body: GenerationRequest,
    takesKey: true,
    status: 202,
    reply: Generation,
  },
  processJob: {
    ...calls.processJob,
    access: "member",
    scopes: ["jobs.write"],
    summary: "Write all six reports again, or those that failed",
    params: ofJob,
    body: ProcessRequest,
    takesKey: true,
    status: 202,
    reply: z.array(Generation),
  },
  updateOutput: {
    ...calls.updateOutput,
    access: "member",
    summary: "Replace a report's content by a person's edit",
    params: ofOutput,
    body: OutputEdit,
    reply: Output,
  },
  setTicks: {
    ...calls.setTicks,
    access: "member",
    summary: "Save which items of a report's checklists are done; not a version",
    params: ofOutput,
    body: TicksEdit,
    reply: Output,
  },
  getExamination: {
    ...calls.getExamination,
    access: "member",
    scopes: ["reports.read", "internal"],
    summary:
      "The facts a report was written from, and what the checks say of its present text by them",
    params: ofOutput,
    reply: Examination,
  },
  listVersions: {
    ...calls.listVersions,
    access: "member",
    scopes: ["reports.read", "internal"],
    summary: "Every text a report has had, newest first",
    params: ofOutput,
    reply: z.array(OutputVersion),
  },
  getVersion: {
    ...calls.getVersion,
    access: "member",
    scopes: ["reports.read", "internal"],
    summary: "One of a report's texts",
    params: ofVersion,
    reply: OutputVersionText,
  },
  restoreVersion: {
    ...calls.restoreVersion,
    access: "member",
    summary: "Bring an older text back as the newest version",
    params: ofVersion,
    body: OutputRestoration,
    reply: Output,
  },
  setLock: {
    ...calls.setLock,
    access: "member",
    summary: "Lock a part of a report, or unlock it; a locked part stays as it is",
    params: ofOutput,
    body: LockEdit,
    reply: Output,
  },
  listSuggestions: {
    ...calls.listSuggestions,
    access: "member",
    scopes: ["reports.read", "internal"],
    summary:
      "What the last writing says where a person's words stayed; open ones, then decided ones",
    params: ofOutput,
    reply: z.array(Suggestion),
  },
  decideSuggestions: {
    ...calls.decideSuggestions,
    access: "member",
    summary: "Accept suggestions, all in one new version, or keep the words that are there",
    params: ofOutput,
    body: SuggestionDecisions,
    reply: Output,
  },
} as const satisfies Endpoints;
