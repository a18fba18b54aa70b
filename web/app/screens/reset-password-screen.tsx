import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { messages } from "#contract/messages.ts";
import { screens } from "#contract/screens.ts";
import { sessionQuery } from "#web/api/auth.ts";
import { AuthFrame } from "#web/app/shell/auth-frame.tsx";
import { PasswordResetForm } from "#web/features/accounts/password-reset-form.tsx";
import { buttonStyle } from "#web/ui/button/button.tsx";
import { Link } from "#web/ui/button/link.tsx";
import { showSuccess } from "#web/ui/feedback/toasts.ts";
import { usePageTitle } from "#web/ui/hooks/use-page-title.ts";
import { useSearchParams } from "#web/ui/hooks/use-search-params.ts";

/** Where a mailed reset link leads: a new password, or a calm word when the link is used up. */
export function ResetPasswordScreen() {
  usePageTitle(screens.resetPassword.title);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [isUsedUp, setIsUsedUp] = useState(false);
  const token = search.get("token");
  const finish = async () => {
    queryClient.setQueryData(sessionQuery.queryKey, null);
    showSuccess(messages.passwordChanged);
    await navigate(screens.signIn.path);
  };
  if (!token || search.has("error") || isUsedUp) {
    return (
      <AuthFrame ridges={0}>
        <h1 className="heading text-h1">This link no longer works</h1>
        <p className="mt-3 mb-6 text-ink-2">
          Reset links work once and for a short time. Your password is unchanged. Enter your email
          on the sign-in screen and choose “Forgot password?” for a new link.
        </p>
        <Link className={buttonStyle({ look: "primary", size: "large" })} to={screens.signIn.path}>
          Ask for a new link
        </Link>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame ridges={0}>
      <h1 className="heading text-h1">Choose a new password</h1>
      <p className="mt-3 mb-6 text-ink-2">You will be signed out everywhere else.</p>
      <PasswordResetForm
        token={token}
        onInvalidLink={() => setIsUsedUp(true)}
        onReset={() => void finish()}
      />
    </AuthFrame>
  );
}
