import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { messages } from "#contract/messages.ts";
import type { Output } from "#contract/output.ts";
import type { Suggestion } from "#contract/suggestion.ts";
import { query } from "#web/api/query.ts";
import { refusalOf } from "#web/api/refusal.ts";
import { useCall } from "#web/api/use-call.ts";
import { useKeep, useLocking } from "#web/features/reader/edit/use-save.ts";
import { DecidedSuggestions } from "#web/features/reader/suggestions/decided-suggestions.tsx";
import {
  SuggestedChange,
  type Choice,
} from "#web/features/reader/suggestions/suggested-change.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { showError, showSuccess } from "#web/ui/feedback/toasts.ts";
import { useSingleKeys } from "#web/ui/hooks/single-keys.ts";
import { Key } from "#web/ui/layout/key.tsx";

const keys = [
  ["A", "accept new"],
  ["M", "keep mine"],
  ["N", "next"],
  ["P", "previous"],
  ["L", "lock"],
] as const;

type SuggestionsDialogProps = { output: Output; onClose: () => void };

/** What the last writing says where a person's words stayed; they choose one by one, and save all at once. */
export function SuggestionsDialog({ output, onClose }: SuggestionsDialogProps) {
  const list = useRef<HTMLDivElement>(null);
  const queryClient = useQueryClient();
  const { keep, askAgain } = useKeep(output.jobId);
  const locking = useLocking(output);
  const [choices, setChoices] = useState<ReadonlyMap<number, Choice>>(new Map());
  const asked = query("listSuggestions", { params: { outputId: output.id } });
  const { data: suggestions } = useQuery({ ...asked, staleTime: 0 });
  const open = suggestions?.filter(({ decision }) => decision === null) ?? [];
  const decided = suggestions?.filter(({ decision }) => decision !== null) ?? [];
  const left = open.filter(({ id }) => !choices.has(id)).length;
  const { mutate, isPending } = useCall("decideSuggestions", {
    onDone: (saved) => {
      keep(saved);
      void queryClient.invalidateQueries(asked);
      showSuccess(messages.contentUpdated);
      onClose();
    },
    onFailed: (error) => {
      askAgain();
      void queryClient.invalidateQueries(asked);
      showError(refusalOf(error) ?? messages.updateFailed);
    },
  });
  const save = () => {
    const chosen = open.flatMap(({ id }) => {
      const decision = choices.get(id);
      return decision ? [{ id, decision }] : [];
    });
    if (chosen.length === 0) return;
    mutate({
      params: { outputId: output.id },
      body: { decisions: chosen, baseVersion: output.version },
    });
  };
  const changes = () => [
    ...(list.current?.querySelectorAll<HTMLElement>("[data-suggestion]") ?? []),
  ];
  const here = () => changes().findIndex((one) => one.contains(document.activeElement));
  const step = (by: number) => {
    const target = changes()[here() + by];
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: "nearest" });
  };
  const choose = ({ id }: Suggestion, choice: Choice) =>
    setChoices(new Map(choices).set(id, choice));
  const chooseHere = (choice: Choice) => {
    const suggestion = open[here()];
    if (suggestion) choose(suggestion, choice);
  };
  const lockHere = () => {
    const suggestion = open[here()];
    // A row that is not in the report yet cannot be locked.
    if (suggestion && suggestion.kind !== "added") locking.toggle(suggestion.part);
  };
  useSingleKeys(
    {
      a: () => chooseHere("accept"),
      m: () => chooseHere("keep"),
      n: () => step(1),
      p: () => step(-1),
      l: lockHere,
    },
    list,
  );
  const isLoaded = suggestions !== undefined;
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) save();
  });
  useEffect(() => {
    if (!isLoaded) return undefined;
    list.current?.querySelector<HTMLElement>("[data-suggestion]")?.focus();
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [isLoaded]);
  return (
    <Dialog
      isOpen
      description="Anything you leave undecided stays as it is."
      size="widest"
      title="Suggestions from the latest rewrite"
      onClose={onClose}
    >
      <div ref={list} className="grid gap-4">
        {!isLoaded && <p className="text-small text-ink-3">Loading</p>}
        {isLoaded && open.length === 0 && <p className="text-body">Nothing is left to decide.</p>}
        {open.length > 0 && (
          <p className="flex gap-3 text-meta text-ink-3 max-tablet:hidden">
            {keys.map(([key, words]) => (
              <span key={key}>
                <Key>{key}</Key> <span>{words}</span>
              </span>
            ))}
          </p>
        )}
        {open.map((one) => (
          <SuggestedChange
            key={one.id}
            choice={choices.get(one.id)}
            locking={locking}
            suggestion={one}
            toolType={output.toolType}
            onChoose={(choice) => choose(one, choice)}
          />
        ))}
        {open.length > 0 && (
          <div className="sticky bottom-[var(--actions-bottom)] flex items-center gap-3 border-t border-line bg-surface py-3">
            <output className="mr-auto text-small text-ink-2">
              {left === 0 ? "Ready to save." : `${left} of ${open.length} left to decide`}
            </output>
            <Button
              isDisabled={choices.size === 0}
              isBusy={isPending}
              look="primary"
              needsServer
              onClick={save}
            >
              Save
            </Button>
          </div>
        )}
        <DecidedSuggestions suggestions={decided} toolType={output.toolType} />
      </div>
    </Dialog>
  );
}
