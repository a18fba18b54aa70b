import type { ToolType } from "#contract/output.ts";
import { documentAsMarkdown } from "#tools/document/as-text.ts";
import { toDocument } from "#tools/document/document.ts";
import type { ReaderJob } from "#web/features/reader/window/reader-context.ts";
import { sectionHtml } from "#web/features/reader/section/section-html.ts";
import type { Copied } from "#web/ui/hooks/clipboard.ts";

type Copying = { job: ReaderJob; toolType: ToolType; sectionKey: string; value: unknown };

/** A section as Markdown, and as HTML so that tables paste as tables. */
export function copyOfSection({ job, toolType, sectionKey, value }: Copying): Copied {
  const content = { [sectionKey]: value };
  const outputs = [{ toolType, status: "completed" as const, content }];
  const document = toDocument({ job, organization: "", outputs, date: new Date() });
  const [section] = document.parts[0]?.sections ?? [];
  if (!section) return { text: "" };
  const markdown = documentAsMarkdown({ ...document, sources: [] });
  const text = markdown.slice(Math.max(0, markdown.search(/^### /mu))).trimEnd();
  return { text, html: sectionHtml(section.title, section.blocks) };
}
