import { useEffect, useState, type ChangeEvent } from "react";
import { useForm, useWatch, type Resolver } from "react-hook-form";
import {
  connectionNeeds,
  connectionProviders,
  ModelConnectionForm,
  type ConnectionProvider,
  type ModelConnection,
} from "#contract/connection.ts";
import { sentenceOf } from "#web/api/api-error.ts";
import { useCall } from "#web/api/use-call.ts";
import { useModelChange } from "#web/features/connections/model-queries.ts";
import { Button } from "#web/ui/button/button.tsx";
import { FormError, Form } from "#web/ui/form/form.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { CalendarDate } from "#web/ui/time/time.tsx";

type ModelFormProps = {
  organizationId: number;
  /** Null while the first one is being connected. */
  connection: ModelConnection | null;
  onSaved: () => void;
  onCancel?: () => void;
};

type Values = { provider: ConnectionProvider; model: string; address: string; key: string };

/** Providers as people know them, with a model of each as an example. */
const providers: Record<ConnectionProvider, { name: string; example: string }> = {
  anthropic: { name: "Anthropic", example: "claude-sonnet-5" },
  openai: { name: "OpenAI", example: "gpt-5.6-sol" },
  google: { name: "Google", example: "gemini-2.5-pro" },
  ollama: { name: "Ollama", example: "llama3.2" },
  compatible: { name: "Another server (OpenAI-compatible)", example: "llama3" },
};

const providerOptions = connectionProviders.map((value) => ({
  value,
  label: providers[value].name,
}));

function valuesOf(connection: ModelConnection | null): Values {
  const { provider = "anthropic", model = "", address } = connection ?? {};
  return { provider, model, address: address ?? "", key: "" };
}

/** Fields that the provider does not take are not sent, and no key means the stored one. */
function bodyOf({ provider, model, address, key }: Values): ModelConnectionForm {
  const needs = connectionNeeds[provider];
  const hasKey = needs.key !== "none" && key.trim() !== "";
  return {
    provider,
    model,
    ...(needs.address ? { address: address.trim() } : {}),
    ...(hasKey ? { key: key.trim() } : {}),
  };
}

const notSaved = {
  title: "Model not saved",
  description: "Nothing was changed. Please try again.",
};

/** Provider, model and key; whoever changes the provider or its address is asked for the key again. */
export function ModelForm({ organizationId, connection, onSaved, onCancel }: ModelFormProps) {
  const [isReplacing, setIsReplacing] = useState(false);
  const resolver: Resolver<Values, unknown, ModelConnectionForm> = (values) => {
    const Body = ModelConnectionForm.refine(({ key }) => !isKeyAsked || key !== undefined, {
      path: ["key"],
      error: "Enter the key",
    });
    const { data, error } = Body.safeParse(bodyOf(values));
    if (data) return { values: data, errors: {} };
    const faults = error.issues.map(({ path, message }) => [path[0], { type: "value", message }]);
    return { values: {}, errors: Object.fromEntries(faults) };
  };
  const form = useForm({ resolver, defaultValues: valuesOf(connection) });
  const { register, control, formState, reset, setFocus, setValue } = form;
  const { errors, isDirty } = formState;
  const [provider, address] = useWatch({ control, name: ["provider", "address"] });
  const needs = connectionNeeds[provider];
  const isSamePlace =
    connection?.provider === provider && (!needs.address || connection.address === address.trim());
  const hasStoredKey = isSamePlace && connection.keyEnd !== null;
  const isKeyAsked = isReplacing || (needs.key === "required" && !hasStoredKey);
  const isEditing = !connection || isDirty || isReplacing;
  const save = useCall(
    "connectModel",
    useModelChange({
      organizationId,
      done: { title: connection ? "Model saved" : "Model connected" },
      failed: notSaved,
      onDone: (settings) => {
        reset(valuesOf(settings.connection));
        setIsReplacing(false);
        onSaved();
      },
    }),
  );
  useEffect(() => {
    if (!connection) setFocus("provider");
  }, [connection, setFocus]);
  useEffect(() => {
    if (isReplacing) setFocus("key");
  }, [isReplacing, setFocus]);
  const cancel = () => {
    reset(valuesOf(connection));
    setIsReplacing(false);
    save.reset();
    onCancel?.();
  };
  /** No provider has another's models. */
  const forgetModel = (event: ChangeEvent<HTMLSelectElement>) => {
    const isStored = event.target.value === connection?.provider;
    setValue("model", isStored ? connection.model : "");
  };
  const failure = save.isError
    ? { ...notSaved, description: sentenceOf(save.error) ?? notSaved.description }
    : undefined;
  return (
    <Form onSubmit={form.handleSubmit((body) => save.mutate({ params: { organizationId }, body }))}>
      <div className="grid gap-4 tablet:grid-cols-2">
        <SelectField
          label="Provider"
          options={providerOptions}
          {...register("provider", { onChange: forgetModel })}
        />
        <TextField
          autoComplete="off"
          error={errors.model?.message}
          isRequired={!connection}
          label="Model"
          placeholder={providers[provider].example}
          spellCheck={false}
          {...register("model")}
        />
      </div>
      {needs.address && (
        <TextField
          autoComplete="off"
          error={errors.address?.message}
          hint="The address of the model server. Private network addresses must be allowed by the people who run Roleprint."
          isRequired={!connection}
          label="Address"
          placeholder={provider === "ollama" ? "https://host:11434" : "https://host/v1"}
          spellCheck={false}
          type="url"
          {...register("address")}
        />
      )}
      {hasStoredKey && !isReplacing && (
        <StoredKey connection={connection} onReplace={() => setIsReplacing(true)} />
      )}
      {needs.key !== "none" && (!hasStoredKey || isReplacing) && (
        <TextField
          autoComplete="off"
          error={errors.key?.message}
          hint={keyHint(connection, isSamePlace, isKeyAsked)}
          isRequired={isKeyAsked}
          label={isReplacing ? "New key" : "Key"}
          spellCheck={false}
          type="password"
          {...register("key")}
        />
      )}
      {needs.key === "none" && connection && isSamePlace && (
        <p className="text-meta text-ink-3">
          Added by {connection.addedBy ?? "a former member"},{" "}
          <CalendarDate iso={connection.addedAt} />. It has no key.
        </p>
      )}
      <FormError message={failure} />
      {isEditing && (
        <div className="flex gap-2 max-tablet:*:flex-1">
          <Button isBusy={save.isPending} look="primary" needsServer type="submit">
            {connection ? "Save and test" : "Connect and test"}
          </Button>
          <Button onClick={cancel}>Cancel</Button>
        </div>
      )}
    </Form>
  );
}

function keyHint(
  connection: ModelConnection | null,
  isSamePlace: boolean,
  isKeyAsked: boolean,
): string {
  if (connection?.keyEnd && isSamePlace) return "Saving replaces the old key.";
  if (connection?.keyEnd)
    return "The stored key cannot be used with a different provider or address.";
  if (!isKeyAsked) return "Only if the server asks for one.";
  return "It is stored encrypted and never shown again.";
}

type StoredKeyProps = { connection: ModelConnection; onReplace: () => void };

/** A key that nobody sees again: dots, its last four and who added it. */
function StoredKey({ connection, onReplace }: StoredKeyProps) {
  const added = (
    <>
      added by {connection.addedBy ?? "a former member"}, <CalendarDate iso={connection.addedAt} />
    </>
  );
  return (
    <div className="grid gap-1.5">
      <p className="text-small font-[560]">Key</p>
      <div className="flex gap-2">
        <p className="flex h-10 min-w-0 flex-1 items-center gap-2 rounded-control border border-line bg-canvas px-3 whitespace-nowrap max-tablet:h-11 dark:bg-raised">
          <span aria-hidden="true" className="tracking-[0.06em]">
            •••• •••• ••••
          </span>
          <span>
            <span className="sr-only">Ends in </span>
            {connection.keyEnd}
          </span>
          <span className="ml-auto truncate text-meta text-ink-3 max-tablet:hidden">{added}</span>
        </p>
        <Button className="h-10 max-tablet:h-11" onClick={onReplace}>
          Replace<span className="sr-only"> the key</span>
        </Button>
      </div>
      <p className="text-meta text-ink-3 first-letter:uppercase tablet:hidden">{added}</p>
    </div>
  );
}
