import type { Audience, AudienceOf } from "#contract/walk.ts";
import type { ToolType } from "#contract/output.ts";
import { toolTypes } from "#contract/tool-types.ts";
import { tools } from "#tools/tools.ts";
import type { Section } from "#tools/tool.ts";

const sections = new Map<string, Section>(
  toolTypes.flatMap((tool) =>
    tools[tool].sections.flatMap((section) =>
      [section.key, ...(section.alternativeKeys ?? [])].map(
        (key) => [`${tool}.${key}`, section] as const,
      ),
    ),
  ),
);

/** As the tool's sections say it. In a section that no tool knows, a message counts as one for candidates. */
export const audienceOf: AudienceOf = (path) => {
  const [tool, key, part = ""] = path.replaceAll(/\[\d+\]/gu, "").split(".");
  const section = sections.get(`${tool}.${key}`);
  if (!section) return /\.(?:body|subject)$/u.test(path) ? "candidate" : "team";
  return partAudience(section, part) ?? section.audience ?? "team";
};

function partAudience({ parts = {} }: Section, part: string): Audience | undefined {
  return Object.hasOwn(parts, part) ? parts[part] : undefined;
}

export function isKnownSection(tool: ToolType, key: string): boolean {
  return sections.has(`${tool}.${key}`);
}

/** The sections of a tool that hold a text for candidates. */
export function candidateSectionsOf(tool: ToolType): string[] {
  return tools[tool].sections
    .filter(
      ({ audience, parts = {} }) =>
        audience === "candidate" || Object.values(parts).includes("candidate"),
    )
    .map(({ key }) => key);
}
