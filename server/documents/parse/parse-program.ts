import { readDescription, type ParseRequest } from "#server/documents/parse/read-description.ts";
import { answerWords, type WordsRequest } from "#server/documents/parse/read-words.ts";
import { serveWork } from "#server/documents/process/serve.ts";

// Compiled before the first text comes, not because of it.
readDescription("Nurse\nColumbus, OH\n$38 to $52 an hour\n\nRequirements\n- Active license", {});
await serveWork(async ({ header, bytes }) => {
  const request = header as ParseRequest | WordsRequest;
  return {
    header: "job" in request ? answerWords(request) : readDescription(bytes.toString(), request),
  };
});
