import { useQuery } from "@tanstack/react-query";
import { useMemo, useState, type ReactNode } from "react";
import type { Membership } from "#contract/organization.ts";
import { SelectionContext } from "#web/features/organizations/choose/selection.ts";
import { membershipsQuery } from "#web/features/organizations/organization-queries.ts";

type SelectionProviderProps = { children: ReactNode };

const noMemberships: never[] = [];

export function SelectionProvider({ children }: SelectionProviderProps) {
  const { data, isPending, refetch } = useQuery(membershipsQuery);
  const memberships = data ?? noMemberships;
  const hasFailed = !isPending && data === undefined;
  const [rememberedId, setRememberedId] = useState(readRememberedOrganization);
  const selection = useMemo(
    () => ({
      isLoading: isPending,
      hasFailed,
      reload: () => void refetch(),
      memberships,
      selected: chooseMembership(memberships, rememberedId),
      select: (organizationId: number) => {
        rememberOrganization(organizationId);
        setRememberedId(organizationId);
      },
    }),
    [isPending, hasFailed, memberships, rememberedId, refetch],
  );
  return <SelectionContext value={selection}>{children}</SelectionContext>;
}

const storageKey = "lastSelectedOrg";

function readRememberedOrganization(): number | undefined {
  const id = Number(localStorage.getItem(storageKey));
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

function rememberOrganization(organizationId: number): void {
  localStorage.setItem(storageKey, String(organizationId));
}

/** The selected membership: the remembered one, else the only or first one (spec §2, readings.md 13). */
export function chooseMembership(
  memberships: readonly Membership[],
  rememberedId: number | undefined,
): Membership | undefined {
  const [first, second] = memberships;
  if (!second || rememberedId === undefined) return first;
  return memberships.find((membership) => membership.organizationId === rememberedId);
}
