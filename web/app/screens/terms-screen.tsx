import { screens } from "#contract/screens.ts";
import { PaperPage } from "#web/app/shell/paper-page.tsx";
import { Link } from "#web/ui/button/link.tsx";
import { ProseSection } from "#web/ui/layout/prose-section.tsx";
import { usePageTitle } from "#web/ui/hooks/use-page-title.ts";

export function TermsScreen() {
  usePageTitle(screens.terms.title);
  return (
    <PaperPage title="Terms of the beta">
      <ProseSection title="What you get">
        <p>
          Roleprint is in a free beta. It turns a job description or intake notes into six
          recruiting reports. You need no credit card. Features may change, and an installation may
          be stopped; export what you want to keep.
        </p>
      </ProseSection>
      <ProseSection title="Humans make the decisions">
        <p>
          The reports are drafts for you to check. They can be wrong or incomplete. They do not
          score or rank people, and you must not use them as the only basis for a decision about a
          person. You remain responsible for whether a post, a question or an offer is lawful where
          you hire.
        </p>
      </ProseSection>
      <ProseSection title="What is yours">
        <p>
          What you enter, and the reports written from it, belong to you and your organization.
          Enter only what you are allowed to share with your colleagues here, and leave out private
          details about candidates that a search does not need.
        </p>
      </ProseSection>
      <ProseSection title="Fair use">
        <p>
          Keep your password to yourself, invite only people who should see your organization’s
          jobs, and do not try to reach the data of others or to overload the service.
        </p>
      </ProseSection>
      <ProseSection title="No warranty">
        <p>
          The software is provided as is, without warranty, under the Apache License 2.0. How data
          is handled is described under{" "}
          <Link className="rounded-chip text-blue underline" to={screens.privacy.path}>
            Privacy
          </Link>
          .
        </p>
      </ProseSection>
    </PaperPage>
  );
}
