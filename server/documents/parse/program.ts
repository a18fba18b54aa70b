import { readForm } from "#reading/form.ts";
import { judgeReading, type OtherReading } from "#server/documents/parse/judge-reading.ts";
import { serveWork } from "#server/documents/process/serve.ts";

/** What another reader said of the text, if one was asked. */
export type ParseRequest = { other?: OtherReading | undefined };
export type ParseAnswer = { reading: ReturnType<typeof readForm> };

function read(text: string, { other }: ParseRequest): ParseAnswer {
  return { reading: other ? judgeReading(text, other) : readForm(text) };
}

// Compiled before the first text comes, not because of it.
read("Nurse\nColumbus, OH\n$38 to $52 an hour\n\nRequirements\n- Active license", {});
await serveWork(async ({ words, bytes }) => ({
  words: read(bytes.toString(), words as ParseRequest),
}));
