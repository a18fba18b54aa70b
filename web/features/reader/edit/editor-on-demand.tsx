import { lazy, Suspense, type ComponentProps } from "react";

const Editor = lazy(async () => ({
  default: (await import("#web/features/reader/edit/section-editor.tsx")).SectionEditor,
}));

/** Loaded when somebody edits. */
export function EditorOnDemand(props: ComponentProps<typeof Editor>) {
  return (
    <Suspense fallback={null}>
      <Editor {...props} />
    </Suspense>
  );
}
