import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#web/api/call.ts";
import { Button } from "#web/ui/button/button.tsx";
import { focusWhenShown } from "#web/ui/hooks/focus-when-shown.ts";
import { showError } from "#web/ui/feedback/toasts.ts";

type WrongPersonProps = { firstName: string; asker: string; onTold: () => void };

/** For whoever the link was not meant for. Asked once more, since somebody else is told. */
export function WrongPerson({ firstName, asker, onTold }: WrongPersonProps) {
  const [isAsked, setIsAsked] = useState(false);
  const tell = useMutation({
    mutationFn: () => call("sayWrongPerson"),
    onSuccess: onTold,
    onError: () => showError({ title: `${asker} was not told`, description: "Please try again." }),
  });
  if (!isAsked)
    return (
      <button
        className="min-h-6 rounded-chip font-[560] whitespace-nowrap text-blue hover:underline"
        type="button"
        onClick={() => setIsAsked(true)}
      >
        Not {firstName}? Tell {asker}
      </button>
    );
  return (
    <span className="mt-3 flex flex-wrap items-center gap-2 text-body">
      <span className="max-tablet:w-full">Tell {asker} that this link reached somebody else?</span>
      <Button
        ref={focusWhenShown}
        isBusy={tell.isPending}
        needsServer
        onClick={() => tell.mutate()}
      >
        Tell {asker}
      </Button>
      <Button look="quiet" onClick={() => setIsAsked(false)}>
        Back
      </Button>
    </span>
  );
}
