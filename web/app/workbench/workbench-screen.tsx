import { ButtonSamples } from "#web/app/workbench/button-samples.tsx";
import { ContentSamples } from "#web/app/workbench/content-samples.tsx";
import { FieldSamples } from "#web/app/workbench/field-samples.tsx";
import { MessageSamples } from "#web/app/workbench/message-samples.tsx";
import { PageHeading } from "#web/ui/layout/page-heading.tsx";
import { usePageTitle } from "#web/ui/hooks/use-page-title.ts";

const themes = [
  { name: "Light", scope: { className: "paper" } },
  { name: "Dark", scope: { "data-theme": "dark" } },
] as const;

/** Every primitive in every state, light beside dark; only while developing. */
export function WorkbenchScreen() {
  usePageTitle("Primitives");
  return (
    <main className="p-4 tablet:p-6" id="main">
      <PageHeading>Primitives</PageHeading>
      <div className="mt-6 grid gap-4 wide:grid-cols-2">
        {themes.map(({ name, scope }) => (
          <div key={name} {...scope}>
            <div className="grid gap-6 rounded-card bg-canvas p-5 text-ink-1">
              <h2 className="heading text-h2">{name}</h2>
              <ButtonSamples />
              <FieldSamples />
              <MessageSamples />
              <ContentSamples />
            </div>
          </div>
        ))}
      </div>
    </main>
  );
}
