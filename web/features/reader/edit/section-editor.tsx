import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import type { Output, ReportContent } from "#contract/output.ts";
import { parseJson } from "#tools/model/parse-json.ts";
import { readContent } from "#tools/report/report.ts";
import { EditContext } from "#web/features/reader/edit/edit-context.ts";
import { EditPart } from "#web/features/reader/edit/edit-part.tsx";
import {
  layoutOf,
  listTexts,
  placeOf,
  writeTexts,
  type Path,
} from "#web/features/reader/edit/fields.ts";
import { isInRow, isWritten, rowIdAt } from "#web/features/reader/edit/row-locks.ts";
import { useRows } from "#web/features/reader/edit/use-rows.ts";
import { useLocking, useSave } from "#web/features/reader/edit/use-save.ts";
import { ReportValue } from "#web/features/reader/value/report-value.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { useEscapeFirst } from "#web/ui/dialog/use-escape-first.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { useWritingStop } from "#web/ui/feedback/writing.ts";

type SectionEditorProps = {
  output: Output;
  sectionKey: string;
  title: string;
  /** As it stands in the newest version. */
  value: unknown;
  onClose: () => void;
};

/** The texts of a section as fields in their place, in the type they are read in. */
export function SectionEditor({ output, sectionKey, title, value, onClose }: SectionEditorProps) {
  const { toolType } = output;
  const form = useRef<HTMLFormElement>(null);
  const [begun] = useState(value);
  const [edited, setEdited] = useState(() => ({
    value,
    texts: listTexts(toolType, sectionKey, value),
  }));
  const rows = useRows(form, toolType, sectionKey, setEdited);
  const [baseVersion, setBaseVersion] = useState(output.version);
  const { save, isSaving, isConflict, forgetConflict } = useSave(output, onClose);
  useEffect(() => form.current?.querySelector<HTMLElement>("textarea, select")?.focus(), []);
  useEscapeFirst(true, onClose, form);

  const writingStop = useWritingStop();
  const submit = () => {
    if (writingStop) return;
    const changed = writeTexts(edited.value, edited.texts, begun);
    save(withSection(output.content ?? {}, sectionKey, changed), baseVersion);
  };
  const keepMine = () => {
    setBaseVersion(output.version);
    forgetConflict();
  };
  const locking = useLocking(output);
  const locked = new Set(output.locks.map(({ part }) => part));
  const edit = {
    locking,
    partAt: (path: Path) => rowIdAt(edited.value, path),
    isLockedAt: (path: Path) => isInRow(edited.value, path, locked),
    isWrittenAt: (path: Path) =>
      isWritten(listTexts(toolType, sectionKey, edited.value), edited.texts, path),
    layoutAt: (path: Path) => layoutOf(toolType, sectionKey, path),
    rows,
    textAt: (path: Path) => edited.texts.get(placeOf(path)),
    change: (path: Path, text: string) =>
      setEdited({ ...edited, texts: new Map(edited.texts).set(placeOf(path), text) }),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) submit();
    },
  };
  return (
    <form
      ref={form}
      aria-label={`Edit ${title}`}
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {isConflict && (
        <Notice
          isUrgent
          action={
            <>
              <Button size="small" onClick={onClose}>
                Use the newer text
              </Button>
              <Button size="small" onClick={keepMine}>
                Keep mine, then save
              </Button>
            </>
          }
          title="Somebody else has changed this in the meantime"
          tone="warning"
        >
          Your words are still here. This is the newer text:
          <div className="mt-2 max-h-60 overflow-y-auto rounded-control bg-surface p-3 text-ink-1">
            <ReportValue name={title} value={value} />
          </div>
        </Notice>
      )}
      {edited.texts.size === 0 ? (
        <p className="text-ink-3">There is no text to edit in this section.</p>
      ) : (
        <EditContext value={edit}>
          <EditPart name={title} path={[]} value={edited.value} />
        </EditContext>
      )}
      <div className="sticky bottom-3 flex flex-wrap items-center gap-2 rounded-card border border-line bg-raised p-2.5 shadow-2">
        <Button isBusy={isSaving} look="primary" size="small" needsServer type="submit">
          Save
        </Button>
        <Button look="quiet" size="small" onClick={onClose}>
          Cancel
        </Button>
        <span className="ml-auto text-meta text-ink-3 max-tablet:hidden">
          <kbd>Cmd/Ctrl</kbd> + <kbd>Enter</kbd> saves, <kbd>Esc</kbd> cancels
        </span>
      </div>
    </form>
  );
}

/** The content with one section replaced; a report of plain text stays plain text. */
export function withSection(content: ReportContent, key: string, value: unknown): ReportContent {
  const isPlain = typeof content === "string" && parseJson(content) === undefined;
  if (isPlain && typeof value === "string") return value;
  return { ...readContent(content), [key]: value };
}
