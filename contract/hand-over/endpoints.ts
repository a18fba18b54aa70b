import { z } from "zod";
import { calls } from "#contract/calls.ts";
import type { Endpoints } from "#contract/endpoint.ts";
import { HandOverFormat } from "#contract/hand-over/format.ts";
import { IdText } from "#contract/text.ts";

export const handOverEndpoints = {
  handOverJob: {
    ...calls.handOverJob,
    access: "member",
    scopes: ["reports.read"],
    summary:
      "A job for another system, as a file: its post as HTML or JSON-LD, its interview questions as Markdown",
    params: z.object({ jobId: IdText, format: HandOverFormat }),
    reply: "file",
  },
} as const satisfies Endpoints;
