import { screens } from "#contract/screens.ts";
import { PdfTest } from "#web/features/pdf-test/pdf-test.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { PageHeading } from "#web/ui/layout/page-heading.tsx";
import { usePageTitle } from "#web/ui/hooks/use-page-title.ts";

export function PdfTestScreen() {
  usePageTitle(screens.pdfTest.title);
  return (
    <div className="mx-auto grid max-w-[680px] gap-5">
      <div>
        <PageHeading>{screens.pdfTest.title}</PageHeading>
        <p className="mt-1.5 text-ink-2">
          Exports a sample report so you can check that PDF downloads work.
        </p>
      </div>
      <Card className="grid justify-items-start gap-6 p-6">
        <PdfTest />
      </Card>
    </div>
  );
}
