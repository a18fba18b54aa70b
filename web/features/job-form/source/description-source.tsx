import { FileUp } from "lucide-react";
import { lengths } from "#contract/limits.ts";
import { descriptionExtensions } from "#web/features/job-form/source/description-file.ts";
import type { DescriptionReading } from "#web/features/job-form/source/use-description-source.ts";
import { Button, buttonStyle } from "#web/ui/button/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { TextAreaField } from "#web/ui/form/text-field.tsx";
import { useFileDrop } from "#web/ui/form/use-file-drop.ts";

type DescriptionSourceProps = { source: DescriptionReading };

function progressText({ phase, fileName }: DescriptionReading): string | undefined {
  if (phase === "reading") return `Reading ${fileName ?? "the file"}`;
  if (phase === "filling") return "Reading the description into the form";
  return fileName && `${fileName} is below.`;
}

/** A file or a text that fills the form; nothing here stops anybody from typing. */
export function DescriptionSource({ source }: DescriptionSourceProps) {
  const isHeld = useFileDrop(true, (file) => void source.takeFile(file));
  const isWorking = source.phase !== "idle";
  return (
    <div className="grid gap-3">
      <div
        className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-dashed border-control px-5 py-4 data-held:border-blue data-held:bg-blue-wash"
        data-held={isHeld || undefined}
      >
        <span className="text-blue">{isWorking ? <Spinner sizePx={20} /> : <FileUp />}</span>
        <div className="min-w-[12rem] flex-1">
          <p className="font-[560]">Drop a job description or choose a file</p>
          <p aria-live="polite" className="text-meta text-ink-3">
            {progressText(source) ?? descriptionExtensions.join("  ")}
          </p>
        </div>
        <label
          className={buttonStyle({
            className:
              "cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-blue",
          })}
        >
          Choose file
          <input
            accept={descriptionExtensions.join(",")}
            className="sr-only"
            type="file"
            onChange={({ target }) => {
              const file = target.files?.[0];
              if (file) void source.takeFile(file);
              target.value = "";
            }}
          />
        </label>
      </div>
      {source.note && <Notice tone="warning">{source.note}</Notice>}
      <TextAreaField
        className="max-h-[20vh] min-h-24"
        label="Or paste a job description or intake notes"
        maxLength={lengths.rawJobDescription}
        value={source.text}
        onChange={(event) => source.setText(event.target.value)}
      />
      <div>
        <Button isBusy={source.phase === "filling"} needsServer onClick={() => void source.fill()}>
          Auto-fill the form
        </Button>
      </div>
    </div>
  );
}
