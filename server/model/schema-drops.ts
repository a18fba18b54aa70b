import { z } from "zod";
import { ask, OllamaVersion, serverUrl, type Server } from "#server/model/window/find-window.ts";

/** Older ones drop the schema for models that think: Gemma 4 before 0.21.1, Qwen 3.5 and 3.6 before this one. */
const keepsSchemaSince = "0.31.2";

const Shown = z.object({
  /** `gguf`; what MLX runs is `safetensors`. */
  details: z.object({ format: z.string().optional() }).optional(),
  /** Where a model of the cloud really runs. */
  remote_host: z.string().optional(),
});

/** Why an Ollama drops the schema of an answer without a word; nothing of a server that is none. */
export async function findSchemaDrops(server: Server, model: string): Promise<string[]> {
  const said = await ask(server, serverUrl(server.baseUrl, "api/version"), OllamaVersion);
  if (!said) return [];
  const shown = await ask(server, serverUrl(server.baseUrl, "api/show"), Shown, { model });
  const isOld = said.version.localeCompare(keepsSchemaSince, "en", { numeric: true }) < 0;
  const isCloud = /[:-]cloud$/u.test(model) || shown?.remote_host !== undefined;
  const isMlx = /\bmlx\b/u.test(model) || shown?.details?.format === "safetensors";
  const drops = {
    [`Ollama ${said.version} drops the form of answers for models that think, such as Gemma 4 and Qwen 3.5. Update it to ${keepsSchemaSince} or newer.`]:
      isOld,
    [`${model} is run by MLX, where Ollama drops the form of answers. Take a build of it in GGUF.`]:
      isMlx,
    [`${model} runs in Ollama's cloud, which drops the form of answers; and what reports are written from leaves your machines.`]:
      isCloud,
  };
  return Object.entries(drops).flatMap(([sentence, isSo]) => (isSo ? [sentence] : []));
}
