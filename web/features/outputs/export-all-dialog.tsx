import { useMutation } from "@tanstack/react-query";
import { clsx } from "clsx";
import { Check, ChevronDown, Minus } from "lucide-react";
import { useForm, useWatch } from "react-hook-form";
import type { ExportCopy } from "#contract/calls/export.ts";
import { messages, type Message } from "#contract/messages.ts";
import { toolTypes } from "#contract/output.ts";
import { downloadName } from "#tools/document/report-text.ts";
import { tools } from "#tools/tools.ts";
import { ApiError, isSessionLost } from "#web/api/api-error.ts";
import { refusalOf } from "#web/api/refusal.ts";
import {
  exportFormats,
  mainFormats,
  moreFormats,
  type Exported,
  type ExportFormat,
} from "#web/features/outputs/export-formats.ts";
import { Button } from "#web/ui/button/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { copyChoices } from "#web/report/copy-choice.ts";
import { statusesInOrder } from "#web/report/states.ts";
import { showError, showSuccess } from "#web/ui/feedback/toasts.ts";
import { Form } from "#web/ui/form/form.tsx";
import { RadioTiles } from "#web/ui/form/radio-tiles.tsx";
import { saveFile } from "#web/ui/hooks/save-file.ts";

type ExportAllDialogProps = Exported & { onClose: () => void };

type Choice = { copy: ExportCopy; format: ExportFormat["value"] };

/** Every completed report as one file, for whom and in the format one chooses. */
export function ExportAllDialog({ onClose, ...exported }: ExportAllDialogProps) {
  const { register, handleSubmit, control } = useForm<Choice>({
    defaultValues: { copy: "send", format: "pdf" },
  });
  const { mutate, isPending } = useExportPackage(exported, onClose);
  const format = useWatch({ control, name: "format" });
  const chosen = exportFormats.find(({ value }) => value === format) ?? mainFormats[0];
  const states = statusesInOrder(exported.outputs);
  return (
    <Dialog
      description="Only completed reports are included."
      isOpen
      title="Export All"
      onClose={onClose}
    >
      <Form onSubmit={handleSubmit(({ copy }) => mutate({ format: chosen, copy }))}>
        <RadioTiles
          columns="tablet:grid-cols-2"
          legend="Who is it for?"
          options={copyChoices}
          {...register("copy")}
        />
        <RadioTiles
          columns="tablet:grid-cols-2"
          legend="Format"
          options={mainFormats.map((one) => ({
            ...one,
            detail: <FormatTile detail={one.detail} isCover={one.value === "pdf"} />,
          }))}
          {...register("format")}
        />
        <details className="group">
          <summary className="inline-flex min-h-8 list-none items-center gap-1.5 rounded-chip text-small font-[560] text-blue max-tablet:min-h-10">
            More formats
            <ChevronDown className="group-open:rotate-180" />
          </summary>
          <div className="mt-2">
            <RadioTiles
              columns="tablet:grid-cols-3"
              legend="For other programs"
              options={moreFormats}
              {...register("format")}
            />
          </div>
        </details>
        <ul aria-label="Reports" className="grid gap-x-6 gap-y-1.5 text-small tablet:grid-cols-2">
          {toolTypes.map((toolType, place) => (
            <li key={toolType} className="flex items-center gap-2">
              {states[place] === "completed" ? (
                <Check className="text-green-dot" />
              ) : (
                <Minus className="text-ink-3" />
              )}
              <span className="min-w-0 flex-1">{tools[toolType].cardName}</span>
              <span className="text-meta text-ink-3">
                {states[place] === "completed" ? "included" : "not ready"}
              </span>
            </li>
          ))}
        </ul>
        <p className="rounded-control bg-sunken px-3 py-2 font-mono text-tiny break-all text-ink-2 dark:bg-raised">
          {downloadName(exported.job, undefined, chosen.value)}
        </p>
        <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
          {isPending && (
            <p className="text-meta text-ink-3">
              You can close this; the file comes when it is ready.
            </p>
          )}
          <Button isBusy={isPending} look="primary" type="submit">
            {`Export ${chosen.label}`}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

type FormatTileProps = { detail: string; isCover: boolean };

const lines = ["w-4/5", "w-3/5", "w-full", "w-11/12"];

/** What a format is for, with a small picture of its first page: a blue cover, or lines of text. */
export function FormatTile({ detail, isCover }: FormatTileProps) {
  return (
    <span className="flex items-end justify-between gap-3">
      {detail}
      <span
        aria-hidden="true"
        className={clsx(
          "grid h-14 w-11 flex-none content-start gap-1 rounded-[4px] border p-1.5",
          isCover ? "border-transparent bg-[#2230d2]" : "border-line bg-canvas",
        )}
      >
        {lines.slice(0, isCover ? 2 : 4).map((width) => (
          <span
            key={width}
            className={clsx("h-[3px] rounded-full", width, isCover ? "bg-white" : "bg-ink-3")}
          />
        ))}
      </span>
    </span>
  );
}

function exportFailure(format: ExportFormat, error: Error): Message {
  const isEmpty = error instanceof ApiError && error.problem?.code === "nothingToExport";
  if (isEmpty) return messages.nothingToExport;
  if (format.value === "pdf") return messages.exportFailed;
  const description = `Unable to generate the ${format.label}. Please try again.`;
  return { ...messages.exportFailed, description };
}

type Wanted = { format: ExportFormat; copy: ExportCopy };

/** Makes the package as one file; it goes on when its dialog is closed. */
export function useExportPackage(exported: Exported, onDone: () => void) {
  return useMutation({
    mutationFn: async ({ format, copy }: Wanted) =>
      saveFile(
        downloadName(exported.job, undefined, format.value),
        await format.make(exported, copy),
      ),
    onSuccess: () => {
      showSuccess(messages.exportCompleted);
      onDone();
    },
    onError: (error, { format }) => {
      if (!isSessionLost(error)) showError(refusalOf(error) ?? exportFailure(format, error));
    },
  });
}
