import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import type { Output } from "#contract/output.ts";
import { withSection } from "#web/features/reader/edit/content.ts";
import { listFields, writeFields } from "#web/features/reader/edit/fields.ts";
import { useSave } from "#web/features/reader/edit/use-save.ts";
import { ReportValue } from "#web/features/reader/value/report-value.tsx";
import { numbered } from "#web/features/reader/value/numbered.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { useEscapeFirst } from "#web/ui/use-escape-first.ts";
import { useWritingStop } from "#web/ui/writing.ts";

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
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const first = useRef<HTMLTextAreaElement>(null);
  const [begun] = useState(value);
  const [fields] = useState(() => listFields(value, title));
  const [texts, setTexts] = useState(() => fields.map(({ text }) => text));
  const [baseVersion, setBaseVersion] = useState(output.version);
  const { save, isSaving, isConflict, forgetConflict } = useSave(output, onClose);
  useEffect(() => first.current?.focus(), []);
  useEscapeFirst(true, onClose, form);

  const writingStop = useWritingStop();
  const submit = () => {
    if (writingStop) return;
    const changed = writeFields(begun, fields, texts);
    save(withSection(output.content ?? {}, sectionKey, changed), baseVersion);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) submit();
  };
  const keepMine = () => {
    setBaseVersion(output.version);
    forgetConflict();
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
                Take the newer text
              </Button>
              <Button size="small" onClick={keepMine}>
                Keep mine, then save
              </Button>
            </>
          }
          title="Somebody changed this in the meantime"
          tone="warning"
        >
          Your words are still here. This is the newer text:
          <div className="mt-2 max-h-60 overflow-y-auto rounded-control bg-surface p-3 text-ink-1">
            <ReportValue name={title} value={value} />
          </div>
        </Notice>
      )}
      {fields.length === 0 && (
        <p className="text-ink-3">There is no text to edit in this section.</p>
      )}
      {numbered(fields).map(({ at, value: field }) => (
        <div key={at}>
          <label className="text-meta text-ink-3" htmlFor={`${id}-${at}`}>
            {field.label}
          </label>
          <textarea
            ref={at === 0 ? first : undefined}
            className="mt-0.5 block field-sizing-content w-full resize-none rounded-control border border-control bg-surface px-3 py-1.5 text-read text-ink-1"
            id={`${id}-${at}`}
            inputMode={field.isNumber ? "decimal" : undefined}
            rows={1}
            value={texts[at] ?? ""}
            onKeyDown={onKeyDown}
            onChange={(event) => setTexts(texts.with(at, event.currentTarget.value))}
          />
        </div>
      ))}
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
