import { useMutation } from "@tanstack/react-query";
import { socialSignInFailed } from "#contract/messages.ts";
import { startSocialSignIn, type SocialProvider } from "#web/api/auth.ts";
import { Button } from "#web/ui/button.tsx";
import { showError } from "#web/ui/toasts.ts";

const providers: { key: SocialProvider; name: string }[] = [
  { key: "google", name: "Google" },
  { key: "github", name: "GitHub" },
];

export function SocialButtons() {
  const start = useMutation({
    mutationFn: startSocialSignIn,
    onSuccess: (url) => window.location.assign(url),
    onError: (_, provider) => showError(socialSignInFailed(provider)),
  });
  return (
    <div className="grid gap-2.5">
      {providers.map(({ key, name }) => (
        <Button
          key={key}
          className="w-full"
          isBusy={start.isPending && start.variables === key}
          onClick={() => start.mutate(key)}
        >
          Continue with {name}
        </Button>
      ))}
      <p className="mt-2 flex items-center gap-3 text-meta text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        Or continue with
      </p>
    </div>
  );
}
