import { z } from "zod";

const Tags = z.object({ models: z.array(z.object({ name: z.string() })) });

const longestWaitMs = 500;

/**
 * How to let an Ollama on this machine write, in one line; nothing where there is none or it has no model. It is asked for the
 * names of its models and nothing else.
 */
export async function findOllama(host = "127.0.0.1:11434"): Promise<string | null> {
  const address = /^https?:\/\//u.test(host) ? host : `http://${host}`;
  try {
    const answer = await fetch(new URL("/api/tags", address), {
      signal: AbortSignal.timeout(longestWaitMs),
    });
    const [model] = Tags.parse(await answer.json()).models;
    if (!model) return null;
    return `Ollama runs here and has been sent nothing. To let it write: MODEL=ollama/${model.name} OLLAMA_BASE_URL=${address} npm run demo`;
  } catch {
    return null;
  }
}
