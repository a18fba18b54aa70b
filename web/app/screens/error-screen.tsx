import { Button } from "#web/ui/button/button.tsx";
import { VisitorPage } from "#web/app/shell/visitor-page.tsx";

export function ErrorScreen() {
  return (
    <VisitorPage>
      <h1 className="heading text-h1">This screen could not be shown</h1>
      <p className="text-ink-2">What you saved is safe. Loading the page again usually helps.</p>
      <Button look="primary" onClick={() => window.location.reload()}>
        Load again
      </Button>
    </VisitorPage>
  );
}
