export type ModelTokens = { input: number; cached: number; output: number };

type Call = { number: number; startedAt: number; body: { model: string } };

/** The events of OpenAI's chat completions. */
function frame(call: Call) {
  return {
    id: `chatcmpl-${call.number}`,
    object: "chat.completion.chunk",
    created: Math.floor(call.startedAt / 1000),
    model: call.body.model,
  };
}

export function chunkOf(call: Call, delta: object, finishReason: string | null = null): string {
  return event({ ...frame(call), choices: [{ index: 0, delta, finish_reason: finishReason }] });
}

export function event(value: unknown): string {
  return `data: ${JSON.stringify(value)}\n\n`;
}

export function usageOf(call: Call, { input, cached, output }: ModelTokens): string {
  const usage = {
    prompt_tokens: input,
    completion_tokens: output,
    total_tokens: input + output,
    prompt_tokens_details: { cached_tokens: cached },
  };
  return event({ ...frame(call), choices: [], usage });
}
