import { useState } from "react";
import { lengths, tokenDays } from "#contract/limits.ts";
import { scopeNames, scopes, type Scope } from "#contract/programs/scopes.ts";
import { TokenForm, type NewApiToken } from "#contract/programs/token.ts";
import { sentenceOf } from "#web/api/api-error.ts";
import { useCall } from "#web/api/use-call.ts";
import { useConnectionChange } from "#web/features/connections/use-connection-change.ts";
import { Button } from "#web/ui/button/button.tsx";
import { Segment } from "#web/ui/button/segment.tsx";
import { Dialog, DialogActions } from "#web/ui/dialog/dialog.tsx";
import { Form, FormError } from "#web/ui/form/form.tsx";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";

type CreateTokenDialogProps = {
  isOpen: boolean;
  organizationId: number;
  onClose: () => void;
  onCreated: (token: NewApiToken) => void;
};

export function CreateTokenDialog({ isOpen, onClose, ...rest }: CreateTokenDialogProps) {
  return (
    <Dialog
      description="Give it only what its program needs."
      isOpen={isOpen}
      title="Create a token"
      onClose={onClose}
    >
      <CreateTokenForm {...rest} onClose={onClose} />
    </Dialog>
  );
}

const dayLabels: Record<(typeof tokenDays)[number], string> = {
  30: "30 days",
  90: "90 days",
  365: "1 year",
};
const dayOptions = tokenDays.map((days) => ({ value: String(days), label: dayLabels[days] }));

type CreateTokenFormProps = Omit<CreateTokenDialogProps, "isOpen">;

function CreateTokenForm({ organizationId, onClose, onCreated }: CreateTokenFormProps) {
  const [form, setForm] = useState<TokenForm>({
    name: "",
    scopes: ["jobs.read", "reports.read"],
    days: 90,
  });
  const [isChecked, setIsChecked] = useState(false);
  const create = useCall(
    "createToken",
    useConnectionChange({ organizationId, list: "listTokens", onDone: onCreated }),
  );
  const read = TokenForm.safeParse(form);
  const errorOf = (field: keyof TokenForm) =>
    isChecked ? read.error?.issues.find(({ path }) => path[0] === field)?.message : undefined;
  const scopesError = errorOf("scopes");

  function submit() {
    setIsChecked(true);
    if (read.success && !create.isPending)
      create.mutate({ params: { organizationId }, body: read.data });
  }

  function toggle(scope: Scope) {
    const others = form.scopes.filter((one) => one !== scope);
    const isGiven = others.length < form.scopes.length;
    setForm({ ...form, scopes: isGiven ? others : [...others, scope] });
  }

  return (
    <Form
      onSubmit={async (event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        error={errorOf("name")}
        isRequired
        label="Name"
        maxLength={lengths.name}
        value={form.name}
        onChange={(event) => setForm({ ...form, name: event.target.value })}
      />
      <fieldset aria-describedby={scopesError && "scopes-error"} className="grid gap-1.5">
        <legend className="mb-1.5 text-small font-[560]">It can</legend>
        <div className="divide-y divide-line-soft rounded-[10px] border border-line">
          {scopeNames.map((scope) => (
            <div key={scope} className="px-3.5 py-1.5">
              <Checkbox
                aria-describedby={`scope-${scope}`}
                checked={form.scopes.includes(scope)}
                label={scopes[scope].label}
                onChange={() => toggle(scope)}
              />
              <p className="ml-7 text-meta text-ink-3" id={`scope-${scope}`}>
                {scopes[scope].hint}
              </p>
            </div>
          ))}
        </div>
        {scopesError && (
          <p className="text-meta text-red" id="scopes-error" role="alert">
            {scopesError}
          </p>
        )}
      </fieldset>
      <Segment
        legend="Ends after"
        name="days"
        options={dayOptions}
        value={String(form.days)}
        onChange={({ target }) =>
          setForm({
            ...form,
            days: tokenDays.find((days) => String(days) === target.value) ?? form.days,
          })
        }
      />
      <FormError
        message={
          create.error
            ? {
                title: "Not created",
                description: sentenceOf(create.error) ?? "No token was made. Please try again.",
              }
            : undefined
        }
      />
      <DialogActions>
        <Button isBusy={create.isPending} look="primary" needsServer type="submit">
          Create token
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </DialogActions>
    </Form>
  );
}
