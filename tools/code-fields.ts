import type { ToolType } from "#contract/output.ts";
import { isRecord } from "#contract/walk.ts";
import type { Briefing } from "#tools/briefing.ts";
import type { Compute } from "#tools/code-field.ts";
import { serverTools } from "#tools/tools.server.ts";

/** A model's section with the fields that code owns. */
export function fillCodeFields(
  briefing: Briefing,
  tool: ToolType,
  key: string,
  written: unknown,
  builtIn: unknown,
): unknown {
  return Object.entries(serverTools[tool].codeFields).reduce((section, [path, compute]) => {
    const [first, ...inside] = path.split(".");
    return first === key ? fillPath({ briefing, compute }, section, builtIn, inside) : section;
  }, written);
}

function fillPath(
  how: { briefing: Briefing; compute: Compute },
  value: unknown,
  twin: unknown,
  path: readonly string[],
  at = 0,
): unknown {
  if (Array.isArray(value)) {
    return value.map((item, place) => fillPath(how, item, twinOf(twin, item, place), path, place));
  }
  const [field, ...deeper] = path;
  if (!isRecord(value) || field === undefined) return value;
  const beside = isRecord(twin) ? twin : undefined;
  const filled =
    deeper.length === 0
      ? how.compute({ briefing: how.briefing, item: value, field, at, twin: beside })
      : fillPath(how, value[field], beside?.[field], deeper);
  return { ...value, [field]: filled };
}

/** Items with a name of their own are found by it; others by their place. */
function twinOf(twins: unknown, item: unknown, place: number): unknown {
  if (!Array.isArray(twins)) return undefined;
  const name = nameOf(item);
  return name === null
    ? (twins[place] ?? twins.at(-1))
    : twins.find((twin) => nameOf(twin) === name);
}

function nameOf(item: unknown): string | null {
  const name = isRecord(item) ? (item["id"] ?? item["employer"]) : null;
  return typeof name === "string" ? name.trim().toLowerCase() : null;
}
