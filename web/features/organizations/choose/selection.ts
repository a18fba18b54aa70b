import { createContext, use } from "react";
import type { Membership } from "#contract/organization.ts";

export type OrganizationSelection = {
  isLoading: boolean;
  /** The list did not come: nobody knows whether there are organizations. */
  hasFailed: boolean;
  reload: () => void;
  memberships: readonly Membership[];
  selected: Membership | undefined;
  select: (organizationId: number) => void;
};

export const SelectionContext = createContext<OrganizationSelection | undefined>(undefined);

export function useOrganizationSelection(): OrganizationSelection {
  const selection = use(SelectionContext);
  if (!selection) throw new Error("useOrganizationSelection needs a SelectionProvider above it");
  return selection;
}
