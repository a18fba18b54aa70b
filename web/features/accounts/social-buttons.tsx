import { useMutation } from "@tanstack/react-query";
import { Building2, GitBranch } from "lucide-react";
import { socialSignInFailed, type Message } from "#contract/messages.ts";
import type { SignInWays } from "#contract/sign-in/ways.ts";
import { joinAnd } from "#english/words.ts";
import { screens } from "#contract/screens.ts";
import { sentenceOf } from "#web/api/api-error.ts";
import { startSocialSignIn, type SocialProvider } from "#web/api/auth.ts";
import { Button } from "#web/ui/button/button.tsx";
import { showError } from "#web/ui/feedback/toasts.ts";

type SocialButtonsProps = {
  callbackURL: string;
  /** Which are set up; until the server has answered nothing is said of them. */
  ways: Pick<SignInWays, "company" | "google" | "github"> | undefined;
  /** What stands under the buttons: a form, or nothing where passwords are switched off. */
  hasForm: boolean;
};

const names: Record<SocialProvider, string> = {
  google: "Google",
  github: "GitHub",
  company: "your company",
};
const providers = [
  { key: "google", icon: <GoogleMark /> },
  { key: "github", icon: <GitBranch /> },
] as const;
const company = { key: "company", icon: <Building2 /> } as const;

/** For whoever runs the product on their own machine. */
function setupNote(ways: SocialButtonsProps["ways"]): string {
  return providers
    .filter(({ key }) => ways?.[key] === false)
    .map(({ key }) => `Set ${key.toUpperCase()}_CLIENT_ID and ${key.toUpperCase()}_CLIENT_SECRET.`)
    .join(" ");
}

/** "Google and GitHub are not set up here." */
function tellMissing(ways: SocialButtonsProps["ways"]): string | undefined {
  const missing = providers.filter(({ key }) => ways?.[key] === false).map(({ key }) => names[key]);
  const verb = missing.length === 1 ? "is" : "are";
  return missing.length === 0 ? undefined : `${joinAnd(missing)} ${verb} not set up here.`;
}

function failure(provider: SocialProvider, error: unknown): Message {
  if (provider !== company.key) return socialSignInFailed(provider);
  const description = sentenceOf(error);
  return { ...socialSignInFailed(names.company), ...(description ? { description } : {}) };
}

/** A company's refusals are told apart from those of Google and GitHub by the address they lead back to. */
const doorAfter = (provider: SocialProvider) =>
  provider === company.key ? `${screens.signIn.path}?by=${company.key}` : screens.signIn.path;

export function SocialButtons({ callbackURL, ways, hasForm }: SocialButtonsProps) {
  const missing = tellMissing(ways);
  const start = useMutation({
    mutationFn: startSocialSignIn,
    onSuccess: (url) => window.location.assign(url),
    onError: (error, { provider }) => showError(failure(provider, error)),
  });
  const tried = start.variables?.provider;
  const begin = (provider: SocialProvider) => {
    if (ways?.[provider] === false)
      showError({
        ...socialSignInFailed(provider),
        description: `${names[provider]} is not set up here.`,
      });
    else start.mutate({ provider, callbackURL, errorCallbackURL: doorAfter(provider) });
  };
  return (
    <div className="grid gap-2.5">
      {[...providers, ...(ways?.company ? [company] : [])].map(({ key, icon }) => (
        <Button
          key={key}
          className="h-10 w-full"
          icon={icon}
          isBusy={start.isPending && tried === key}
          onClick={() => begin(key)}
        >
          Continue with {names[key]}
        </Button>
      ))}
      {missing && <p className="text-center text-meta text-ink-3">{missing}</p>}
      {import.meta.env.DEV && missing && <p className="text-meta text-ink-3">{setupNote(ways)}</p>}
      {hasForm && (
        <p className="mt-2 flex items-center gap-3 text-meta text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          Or continue with
        </p>
      )}
    </div>
  );
}

function GoogleMark() {
  return (
    <svg
      aria-hidden="true"
      className="lucide"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      viewBox="0 0 24 24"
    >
      <path d="M19.4 6.2A9 9 0 1 0 21 12h-8.5" />
    </svg>
  );
}
