import { readDescription, type ParseRequest } from "#server/documents/parse/read-description.ts";
import { serveWork } from "#server/documents/process/serve.ts";

// Compiled before the first text comes, not because of it.
readDescription("Nurse\nColumbus, OH\n$38 to $52 an hour\n\nRequirements\n- Active license", {});
await serveWork(async ({ header, bytes }) => ({
  header: readDescription(bytes.toString(), header as ParseRequest),
}));
