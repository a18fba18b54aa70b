import { lazy, Suspense } from "react";
import type { ReaderSection } from "#web/features/reader/section/sections.ts";
import { useReader } from "#web/features/reader/window/reader-context.ts";

const Editor = lazy(async () => ({
  default: (await import("#web/features/reader/edit/section-editor.tsx")).SectionEditor,
}));

type EditorOnDemandProps = { section: ReaderSection; onClose: () => void };

/** Loaded when somebody edits. */
export function EditorOnDemand({ section, onClose }: EditorOnDemandProps) {
  const { output } = useReader();
  const { key, title, value } = section;
  return (
    <Suspense fallback={null}>
      <Editor output={output} sectionKey={key} title={title} value={value} onClose={onClose} />
    </Suspense>
  );
}
