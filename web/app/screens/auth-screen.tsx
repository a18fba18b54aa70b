import { useQueryClient } from "@tanstack/react-query";
import { Tabs } from "radix-ui";
import { Link, useNavigate, useSearchParams } from "react-router";
import { messages } from "#contract/messages.ts";
import { screens } from "#contract/screens.ts";
import { sessionQuery } from "#web/api/auth.ts";
import { SignInForm } from "#web/features/accounts/sign-in-form.tsx";
import { SignUpForm } from "#web/features/accounts/sign-up-form.tsx";
import { SignUpSuccess } from "#web/features/accounts/sign-up-success.tsx";
import { SocialButtons } from "#web/features/accounts/social-buttons.tsx";
import { Lockup } from "#web/ui/lockup.tsx";
import { RolePrint } from "#web/ui/role-print.tsx";
import { showSuccess } from "#web/ui/toasts.ts";
import { usePageTitle } from "#web/ui/use-page-title.ts";

type AuthScreenProps = { tab: "signIn" | "signUp" };

const tabStyle =
  "h-9 flex-1 rounded-chip text-small font-[560] text-ink-2 data-[state=active]:bg-raised data-[state=active]:text-ink-1 data-[state=active]:shadow-1";

const wholePrint = Array.from({ length: 6 }, () => "completed" as const);

export function AuthScreen({ tab }: AuthScreenProps) {
  usePageTitle(screens[tab].title);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isSignedUp = tab === "signUp" && search.get("signupSuccess") === "true";
  const goTo = (path: string) => void navigate(path);
  const enter = async () => {
    await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
    goTo(screens.dashboard.path);
  };
  const giveUpWaiting = () => {
    showSuccess(messages.signUpCompleted);
    goTo(screens.signIn.path);
  };
  return (
    <div className="grid min-h-screen laptop:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <aside
        aria-label="Roleprint"
        className="stage hidden flex-col justify-between overflow-hidden p-10 laptop:flex"
      >
        <Link className="inline-flex self-start rounded-chip" to={screens.home.path}>
          <Lockup />
        </Link>
        <div className="-mx-4 self-center">
          <RolePrint jobId={2026} sizePx={300} states={wholePrint} strokeWidth={4} />
        </div>
        <p className="heading text-h2">Humans make the decisions.</p>
      </aside>
      <main className="grid content-center justify-items-center px-4 py-10" id="main">
        <div className="w-full max-w-[400px]">
          <Link className="mb-8 inline-flex rounded-chip laptop:hidden" to={screens.home.path}>
            <Lockup />
          </Link>
          {isSignedUp ? (
            <SignUpSuccess
              onNoSession={giveUpWaiting}
              onSession={() => goTo(screens.dashboard.path)}
            />
          ) : (
            <>
              <h1 className="heading mb-6 text-h1">
                {tab === "signIn" ? "Welcome back" : "Create your account"}
              </h1>
              <Tabs.Root
                value={tab}
                onValueChange={(next) => goTo(screens[next as AuthScreenProps["tab"]].path)}
              >
                <Tabs.List
                  aria-label="Sign in or sign up"
                  className="mb-6 flex gap-1 rounded-[10px] bg-sunken p-1 dark:bg-surface"
                >
                  <Tabs.Trigger className={tabStyle} value="signIn">
                    Sign In
                  </Tabs.Trigger>
                  <Tabs.Trigger className={tabStyle} value="signUp">
                    Sign Up
                  </Tabs.Trigger>
                </Tabs.List>
                <Tabs.Content className="grid gap-5" tabIndex={-1} value="signIn">
                  <SocialButtons />
                  <SignInForm onSignedIn={() => void enter()} />
                </Tabs.Content>
                <Tabs.Content className="grid gap-5" tabIndex={-1} value="signUp">
                  <SocialButtons />
                  <SignUpForm
                    onSignedUp={() => goTo(`${screens.signUp.path}?signupSuccess=true`)}
                  />
                </Tabs.Content>
              </Tabs.Root>
              <p className="mt-6 text-center text-meta text-ink-3">
                By continuing you agree to the terms and the privacy policy.
              </p>
            </>
          )}
        </div>
      </main>
    </div>
  );
}
