import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { messages } from "#contract/messages.ts";
import { screens } from "#contract/screens.ts";
import { passwordSignInOff } from "#contract/sign-in/refusals.ts";
import { explainSignUp } from "#contract/sign-up.ts";
import { sessionQuery } from "#web/api/auth.ts";
import { query } from "#web/api/query.ts";
import { AuthFrame } from "#web/app/shell/auth-frame.tsx";
import { forgetScreen } from "#web/features/accounts/remembered-screen.ts";
import { SignInForm } from "#web/features/accounts/sign-in-form.tsx";
import { SignUpForm } from "#web/features/accounts/sign-up-form.tsx";
import { SignUpSuccess } from "#web/features/accounts/sign-up-success.tsx";
import { SocialButtons } from "#web/features/accounts/social-buttons.tsx";
import { afterSignInPath } from "#web/app/after-sign-in-path.ts";
import { readRememberedInvitation } from "#web/features/invitations/remembered-invitation.ts";
import { Link } from "#web/ui/button/link.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Tabs } from "#web/ui/layout/tabs.tsx";
import { providerFailure } from "#web/features/accounts/auth-failure.ts";
import { showSuccess } from "#web/ui/feedback/toasts.ts";
import { usePageTitle } from "#web/ui/hooks/use-page-title.ts";
import { useSearchParams } from "#web/ui/hooks/use-search-params.ts";

type AuthScreenProps = { tab: "signIn" | "signUp" };

const linkStyle = "rounded-chip underline underline-offset-2 hover:text-ink-1";
const wholePrint = 6;

/** Signing in and signing up; whoever has a session is led on by the guard around this screen. */
export function AuthScreen({ tab }: AuthScreenProps) {
  usePageTitle(screens[tab].title);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { state } = useLocation() as { state: { unmailedEmail?: string } | null };
  const [invitation] = useState(readRememberedInvitation);
  const [email, setEmail] = useState(invitation?.email ?? "");
  const [fieldsDone, setFieldsDone] = useState(0);
  const { data: rule } = useQuery(query("getSignUpRule"));
  const { data: ways } = useQuery(query("getSignInWays"));
  const hasPassword = ways?.password ?? true;
  const whoMay = rule && explainSignUp(rule);
  const callbackURL = afterSignInPath();
  const enter = () => queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
  const giveUpWaiting = () => {
    showSuccess(messages.signUpCompleted);
    void navigate(screens.signIn.path);
  };
  const celebrate = (account: { email: string; hasMailFailed: boolean }) => {
    // A new account begins at the dashboard (spec §4), whatever was asked for before.
    forgetScreen();
    void navigate(`${screens.signUp.path}?signupSuccess=true`, {
      state: account.hasMailFailed ? { unmailedEmail: account.email } : null,
    });
  };
  if (tab === "signUp" && search.get("signupSuccess") === "true") {
    const unmailed = state?.unmailedEmail && { email: state.unmailedEmail, callbackURL };
    return (
      <AuthFrame ridges={wholePrint}>
        <SignUpSuccess unmailed={unmailed || undefined} onNoSession={giveUpWaiting} />
      </AuthFrame>
    );
  }
  const form = {
    email,
    emailHint:
      invitation && `Your invitation to ${invitation.organizationName} is for this address.`,
    callbackURL,
    onEmailChange: setEmail,
    onFieldsDone: setFieldsDone,
  };
  const buttons = (
    <>
      {!hasPassword && <Notice tone="info">{passwordSignInOff}</Notice>}
      <SocialButtons callbackURL={callbackURL} hasForm={hasPassword} ways={ways} />
    </>
  );
  return (
    <AuthFrame ridges={fieldsDone}>
      <h1 className="heading mb-6 text-h1">
        {tab === "signIn" ? "Welcome back" : "Create your account"}
      </h1>
      {search.has("error") && (
        <div className="mb-6">
          <Notice tone="error">{providerFailure(search, whoMay)}</Notice>
        </div>
      )}
      <Tabs
        label="Sign in or sign up"
        tabs={[
          {
            value: "signIn",
            label: "Sign In",
            content: (
              <>
                {buttons}
                {hasPassword && (
                  <SignInForm
                    {...form}
                    canReset={ways?.reset ?? true}
                    onSignedIn={() => void enter()}
                  />
                )}
              </>
            ),
          },
          {
            value: "signUp",
            label: "Sign Up",
            content: (
              <>
                {whoMay && (
                  <Notice
                    title={rule.mode === "closed" ? "Sign-up is closed" : "Sign-up is limited"}
                    tone="info"
                  >
                    {whoMay}
                  </Notice>
                )}
                {buttons}
                {hasPassword && (
                  <SignUpForm {...form} isClosed={rule?.mode === "closed"} onSignedUp={celebrate} />
                )}
              </>
            ),
          },
        ]}
        value={tab}
        onChange={(next) => void navigate(screens[next].path)}
      />
      <p className="mt-6 text-center text-meta text-ink-3">
        By continuing you agree to the{" "}
        <Link className={linkStyle} to={screens.terms.path}>
          terms
        </Link>{" "}
        and the{" "}
        <Link className={linkStyle} to={screens.privacy.path}>
          privacy policy
        </Link>
        .
      </p>
    </AuthFrame>
  );
}
