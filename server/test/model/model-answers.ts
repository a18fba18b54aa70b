import { toolTypes, type ToolType } from "#contract/output.ts";
import { prune } from "#server/model/answer/prune.ts";
import type { ModelCall } from "#server/test/model/model-server.ts";
import type { Briefing } from "#tools/briefing.ts";
import { tools } from "#tools/tools.ts";
import { modelSchema, modelSectionsOf } from "#tools/model/sections.ts";
import type { Draft } from "#tools/tool.ts";
import { serverTools } from "#tools/tools.server.ts";

/** By briefing, then by report and sections: a model is asked for the same ones again and again. */
const written = new WeakMap<Briefing, Map<string, string>>();

/** What a good model would answer: the built-in writer's words in the model's own schema, so it is right by construction. */
export function goodAnswer(
  briefing: Briefing,
  tool: ToolType,
  keys = modelSectionsOf(tool),
): Draft {
  const known = written.get(briefing) ?? new Map<string, string>();
  written.set(briefing, known);
  const wanted = [tool, ...keys].join();
  // No model is told who sends the messages.
  const unnamed =
    known.get(wanted) ??
    JSON.stringify(builtInAnswer(briefing, tool, keys)).replaceAll(
      briefing.sender.name,
      "{{sender_name}}",
    );
  known.set(wanted, unnamed);
  return JSON.parse(unnamed) as Draft;
}

/** The built-in writer's words as they are. */
export function builtInAnswer(briefing: Briefing, tool: ToolType, keys: string[]): Draft {
  return prune(serverTools[tool].write(briefing), modelSchema(tool, keys)) as Draft;
}

/** What every protocol has of a call. */
type Asked = { body: Pick<ModelCall["body"], "messages"> };

/** The two messages of a call as texts. */
export function promptOf({ body: { messages } }: Asked): { system: string; user: string } {
  const text = (role: string) => {
    const content = messages.find((message) => message.role === role)?.content;
    return typeof content === "string" ? content : JSON.stringify(content);
  };
  return { system: text("system"), user: text("user") };
}

/** The report a call asks for. */
export function toolOf(call: Asked): ToolType {
  const { user } = promptOf(call);
  const tool = toolTypes.find((key) => user.includes(`\nReport: ${tools[key].fullName}\n`));
  if (!tool) throw new Error("the call names no report");
  return tool;
}

/** The sections a call asks for. */
export function keysOf({ body }: ModelCall): string[] {
  const schema = body.response_format?.json_schema?.schema as { properties?: object } | undefined;
  return Object.keys(schema?.properties ?? {});
}
