import type { ToolType } from "#contract/output.ts";
import { isSameValue } from "#checks/figures/figure.ts";
import { findFigures } from "#checks/figures/find-figures.ts";
import { figuresByFact } from "#checks/figures/guard.ts";
import { isRecord, stringsOf } from "#contract/walk.ts";
import type { Briefing } from "#tools/briefing.ts";
import type { Compute, Fields } from "#tools/model/code-field.ts";
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
  builtIn: unknown,
  path: readonly string[],
  at = 0,
): unknown {
  if (Array.isArray(value)) {
    return value.map((item, place) =>
      fillPath(how, item, builtInItemFor(builtIn, item, place), path, place),
    );
  }
  const [field, ...deeper] = path;
  if (!isRecord(value) || field === undefined) return value;
  const beside = isRecord(builtIn) ? builtIn : undefined;
  if (deeper.length > 0)
    return { ...value, [field]: fillPath(how, value[field], beside?.[field], deeper) };
  const filled = how.compute({ briefing: how.briefing, item: value, field, at, builtIn: beside });
  return withCitations(how.briefing, { ...value, [field]: filled }, field, beside);
}

/** Figures that code fills in bring the facts which the built-in writer cites for them: nobody else can know them. */
function withCitations(
  briefing: Briefing,
  item: Fields,
  field: string,
  builtIn: Fields | undefined,
) {
  const own = item["facts"];
  if (!Array.isArray(own) || item[field] !== builtIn?.[field]) return item;
  const figures = figuresIn(item[field]);
  const states = figuresByFact(briefing.ledger);
  const cited = stringsOf(builtIn?.["facts"]).filter((id) =>
    states(id).some(({ value }) => figures.some((figure) => isSameValue(figure, value))),
  );
  return { ...item, facts: [...new Set([...stringsOf(own), ...cited])] };
}

function figuresIn(value: unknown): number[] {
  if (typeof value === "number") return [value];
  if (typeof value === "string") return findFigures(value).map((figure) => figure.value);
  if (Array.isArray(value)) return value.flatMap(figuresIn);
  return isRecord(value) ? Object.values(value).flatMap(figuresIn) : [];
}

/** Items with a name of their own are found by it; others by their place. */
function builtInItemFor(builtInItems: unknown, item: unknown, place: number): unknown {
  if (!Array.isArray(builtInItems)) return undefined;
  const name = nameOf(item);
  return name === null
    ? (builtInItems[place] ?? builtInItems.at(-1))
    : builtInItems.find((builtIn) => nameOf(builtIn) === name);
}

function nameOf(item: unknown): string | null {
  const name = isRecord(item) ? (item["id"] ?? item["employer"]) : null;
  return typeof name === "string" ? name.trim().toLowerCase() : null;
}
