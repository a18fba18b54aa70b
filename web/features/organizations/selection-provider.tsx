import { useQuery } from "@tanstack/react-query";
import { useMemo, useState, type ReactNode } from "react";
import { query } from "#web/api/query.ts";
import { chooseMembership } from "#web/features/organizations/choose-organization.ts";
import {
  readRememberedOrganization,
  rememberOrganization,
} from "#web/features/organizations/remembered-organization.ts";
import { SelectionContext } from "#web/features/organizations/selection.ts";

type SelectionProviderProps = { children: ReactNode };

const noMemberships: never[] = [];

export function SelectionProvider({ children }: SelectionProviderProps) {
  const { data: memberships = noMemberships, isPending } = useQuery(query("listOrganizations"));
  const [rememberedId, setRememberedId] = useState(readRememberedOrganization);
  const selection = useMemo(
    () => ({
      isLoading: isPending,
      memberships,
      selected: chooseMembership(memberships, rememberedId),
      select: (organizationId: number) => {
        rememberOrganization(organizationId);
        setRememberedId(organizationId);
      },
    }),
    [isPending, memberships, rememberedId],
  );
  return <SelectionContext value={selection}>{children}</SelectionContext>;
}
