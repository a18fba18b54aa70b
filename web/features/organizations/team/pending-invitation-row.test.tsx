import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PendingInvitationRow } from "#web/features/organizations/team/pending-invitation-row.tsx";

const invitation = { id: 1, token: "t", organizationName: "Northwind" };
const show = (more: object) =>
  renderToStaticMarkup(
    <PendingInvitationRow
      invitation={{ ...invitation, ...more }}
      isJoining={false}
      isOnly
      isOpenToPerson
      onJoin={() => {}}
    />,
  );

test("an invitation without a role and a date says Member and Recently [S-305, S-604]", () => {
  expect(show({})).toContain("Member · Recently");
});

test("an invitation says which organization it is from, its role and its date [S-305]", () => {
  const markup = show({ role: "recruiter", createdAt: "2026-11-02T09:00:00.000Z" });
  expect(markup).toContain(">Northwind<");
  expect(markup).toMatch(/Recruiter · <time[^>]*>2 Nov 2026</u);
});
