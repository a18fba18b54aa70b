import { useQuery } from "@tanstack/react-query";
import { LockKeyhole } from "lucide-react";
import type { CompanySignIn } from "#contract/sign-in/ways.ts";
import { query } from "#web/api/query.ts";
import { LoadFailure } from "#web/ui/feedback/notice.tsx";
import { SkeletonRows } from "#web/ui/feedback/skeleton.tsx";
import { Card } from "#web/ui/layout/card.tsx";

type CompanySignInRowProps = { id: string; organizationId: number };

/** Whether people come in by their company; only the operator can change it. */
export function CompanySignInRow({ id, organizationId }: CompanySignInRowProps) {
  const { data, isError, refetch } = useQuery(
    query("getCompanySignIn", { params: { organizationId } }),
  );
  return (
    <section aria-labelledby={id}>
      <Card className="flex items-start gap-3 px-5 py-4 text-small text-ink-2 tablet:px-6">
        <LockKeyhole aria-hidden="true" className="mt-0.5 size-4 flex-none" />
        <div className="min-w-0 flex-1 text-balance">
          <h2 className="inline font-[620] text-ink-1 outline-none" id={id} tabIndex={-1}>
            Company sign-in
          </h2>
          {": "}
          {data && whatIsSet(data)}
          {isError && !data && (
            <LoadFailure
              text="Company sign-in could not be loaded."
              onRetry={() => void refetch()}
            />
          )}
          {!data && !isError && <SkeletonRows count={1} />}
        </div>
      </Card>
    </section>
  );
}

function whatIsSet({ isOn, domains }: CompanySignIn): string {
  if (!isOn) return "off. Your operator can switch it on (OIDC).";
  const joining = domains.map(
    ({ domain, role }) =>
      ` People at ${domain} join as ${role === "admin" ? "admins" : "recruiters"}.`,
  );
  return `on, set by your operator (OIDC).${joining.join("")}`;
}
