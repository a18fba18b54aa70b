import type { ComponentProps } from "react";
import { requiredMessages } from "#contract/messages.ts";
import { TextField } from "#web/ui/form/text-field.tsx";

/** What the sign-in and the sign-up form share with the screen around them. */
export type AccountFormProps = {
  /** The address typed so far; it stays when the person changes tabs. */
  email: string;
  emailHint: string | undefined;
  /** Where a mailed link or a provider leads back to. */
  callbackURL: string;
  onEmailChange: (email: string) => void;
  onFieldsDone: (count: number) => void;
};

/** What a form's email is checked for, and who hears of it while it is typed. */
export function emailRules(onEmailChange: (email: string) => void) {
  return {
    required: requiredMessages.email,
    onChange: (event: { target: HTMLInputElement }) => onEmailChange(event.target.value),
  };
}

export function EmailField(props: Omit<ComponentProps<typeof TextField>, "label">) {
  return <TextField autoComplete="email" isRequired label="Email" type="email" {...props} />;
}
