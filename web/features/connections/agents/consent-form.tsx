import { LockKeyhole } from "lucide-react";
import { useState } from "react";
import type { Membership } from "#contract/organization.ts";
import { scopes as scopeWords } from "#contract/programs/scopes.ts";
import type { AgentIntroduction, AgentScope } from "#contract/programs/agent.ts";
import { sentenceOf } from "#web/api/api-error.ts";
import { useCall } from "#web/api/use-call.ts";
import { isReading, whatNoAgentCan } from "#web/features/connections/agents/agent-words.ts";
import { Button } from "#web/ui/button/button.tsx";
import { showError } from "#web/ui/feedback/toasts.ts";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { PageHeading } from "#web/ui/layout/page-heading.tsx";

type ConsentFormProps = {
  /** What the page was opened with, signed. */
  query: string;
  introduction: AgentIntroduction;
  memberships: readonly Membership[];
  /** The organization that is open. */
  organizationId: number;
};

/** Who asks to be let in, where it will answer, for which organization and for what; writing is ticked by nobody but the person. */
export function ConsentForm(props: ConsentFormProps) {
  const { query, introduction, memberships } = props;
  const { name, redirectHost, scopes: asked, cancelTo } = introduction;
  const [organizationId, setOrganizationId] = useState(props.organizationId);
  const [scopes, setScopes] = useState(() => asked.filter(isReading));
  const letIn = useCall("letAgentIn", {
    onDone: ({ continueTo }) => leaveFor(continueTo),
    onFailed: (error) =>
      showError({
        title: "Not let in",
        description: sentenceOf(error) ?? "Please start again from your agent.",
      }),
  });
  const toggle = (scope: AgentScope) =>
    setScopes((before) =>
      before.includes(scope) ? before.filter((one) => one !== scope) : [...before, scope],
    );
  const groups = [
    { title: "It may read", members: asked.filter(isReading) },
    { title: "It may also do this", members: asked.filter((scope) => !isReading(scope)) },
  ].filter(({ members }) => members.length > 0);
  return (
    <Card className="grid gap-5 p-6 tablet:p-8">
      <div className="grid gap-1.5">
        <PageHeading>Let an agent in?</PageHeading>
        <p className="text-ink-2">
          A program that calls itself{" "}
          <b className="break-words text-ink-1">
            <bdi>{name}</bdi>
          </b>{" "}
          wants to work here in your name. Only go on if you have just started this yourself.
        </p>
        <p className="text-small text-ink-2">
          You will be sent to <b className="break-all text-ink-1">{redirectHost}</b>
          {isOwnComputer(redirectHost) && ", a program on this computer"}.
        </p>
      </div>
      <SelectField
        label="Organization"
        options={memberships.map((one) => ({
          value: String(one.organizationId),
          label: one.organization.name,
        }))}
        value={String(organizationId)}
        onChange={(event) => setOrganizationId(Number(event.target.value))}
      />
      {groups.map(({ title, members }) => (
        <fieldset key={title} className="grid gap-2">
          <legend className="mb-1.5 text-small font-[600]">{title}</legend>
          {members.map((scope) => (
            <div key={scope}>
              <Checkbox
                checked={scopes.includes(scope)}
                label={scopeWords[scope].label}
                onChange={() => toggle(scope)}
              />
              <p className="ml-7 text-meta text-ink-3">{scopeWords[scope].hint}</p>
            </div>
          ))}
        </fieldset>
      ))}
      <p className="flex items-start gap-2 text-meta text-ink-3">
        <LockKeyhole aria-hidden className="mt-px size-4 flex-none" />
        {whatNoAgentCan} An admin can disconnect it at any time.
      </p>
      <div className="flex flex-wrap gap-2.5">
        <Button
          isBusy={letIn.isPending || letIn.isSuccess}
          isDisabled={scopes.length === 0}
          look="primary"
          needsServer
          onClick={() => letIn.mutate({ params: { organizationId }, body: { query, scopes } })}
        >
          Let in
        </Button>
        <Button onClick={() => leaveFor(cancelTo)}>Cancel</Button>
      </div>
    </Card>
  );
}

/** To a page of the agent, outside ours. */
function leaveFor(address: string): void {
  window.location.assign(address);
}

function isOwnComputer(host: string): boolean {
  return /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/u.test(host);
}
