import { useQueryClient } from "@tanstack/react-query";
import { ArrowUpRight, TextAlignStart } from "lucide-react";
import type { ReactNode } from "react";
import { fallbacks } from "#contract/messages.ts";
import type { Organization } from "#contract/organization.ts";
import { failureOf } from "#web/api/refusal.ts";
import { query } from "#web/api/query.ts";
import { useCall } from "#web/api/use-call.ts";
import { Switch } from "#web/ui/form/switch.tsx";
import { showError, showSuccess } from "#web/ui/feedback/toasts.ts";

type WhatLeavesProps = { organization: Organization };

/** What a model is told for reports, and whether it may also read what is pasted. */
export function WhatLeaves({ organization }: WhatLeavesProps) {
  const { id: organizationId, textReader } = organization;
  const queryClient = useQueryClient();
  const update = useCall("updateOrganization", {
    onDone: (updated) => {
      const { queryKey } = query("getOrganization", { params: { organizationId } });
      queryClient.setQueryData(queryKey, updated);
      const isOn = updated.textReader === "model";
      showSuccess({ title: isOn ? "The model may read your texts" : "The model reads no texts" });
    },
    onFailed: (error) => showError(failureOf(error, fallbacks.updateOrganization)),
  });
  const chosen = update.isPending ? update.variables.body.textReader : textReader;
  const change = (isOn: boolean) =>
    update.mutate({
      params: { organizationId },
      body: { textReader: isOn ? "model" : "built-in" },
    });
  return (
    <div className="rounded-[10px] border border-line text-small text-ink-2 *:px-4 *:py-3.5">
      <Line icon={<ArrowUpRight />}>
        <p>
          <b>Sent for reports:</b> what candidates may read, your answers, public wage facts.{" "}
          <b>Never:</b> internal lines, names, offer limits.
        </p>
      </Line>
      <Line icon={<TextAlignStart />}>
        <p id="model-reading">
          <b>Reading:</b> if the model also reads your text, it sees everything except email
          addresses and phone numbers.
        </p>
        <Switch
          describedBy="model-reading"
          isOn={chosen === "model"}
          label="Let the model read"
          onChange={change}
        />
      </Line>
    </div>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className="flex gap-2.5 not-first:border-t not-first:border-line [&_b]:font-[600] [&_b]:text-ink-1 [&>.lucide]:mt-[3px] [&>.lucide]:flex-none [&>.lucide]:text-ink-3">
      {icon}
      <div className="flex min-w-0 flex-1 items-start gap-x-4 gap-y-2 text-pretty max-tablet:flex-col max-tablet:items-stretch [&>p]:flex-1">
        {children}
      </div>
    </div>
  );
}
