import type { FieldError, UseFormRegisterReturn } from "react-hook-form";
import { limits } from "#contract/limits.ts";
import { PasswordField } from "#web/ui/form/password-field.tsx";

type Names = "newPassword" | "confirmPassword";

type NewPasswordFieldsProps = {
  errors: { [Name in Names]?: FieldError };
  fields: Record<Names, UseFormRegisterReturn>;
};

/** A new password, typed twice. */
export function NewPasswordFields({ errors, fields }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        autoComplete="new-password"
        error={errors.newPassword?.message}
        hint={`At least ${limits.minPasswordLength} characters`}
        label="New password"
        {...fields.newPassword}
      />
      <PasswordField
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        label="Confirm new password"
        {...fields.confirmPassword}
      />
    </>
  );
}
