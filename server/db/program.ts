import { type Permission } from "#contract/permissions.ts";
import { scopesGive, type Scope } from "#contract/programs/scopes.ts";
import { Problem } from "#contract/problem.ts";

/** A program that acts for a person: in one organization, and within its scopes. */
export type Program = {
  kind: "token" | "agent";
  id: string;
  organizationId: number;
  scopes: readonly Scope[];
};

type Acting = { program?: Program };

/** What belongs to a person and to no organization is closed to their programs. */
export function refusePrograms({ program }: Acting): void {
  if (program) throw new Problem("notInScope");
}

/** To a program all organizations but its own are closed, in the words that a stranger hears. */
export function refuseOutOfScope(
  { program }: Acting,
  organizationId: number,
  permission: Permission,
  elsewhere: "notAMember" | "notFound",
): void {
  if (!program) return;
  if (program.organizationId !== organizationId) throw new Problem(elsewhere);
  if (!scopesGive(program.scopes, permission)) throw new Problem("notInScope");
}

/** Whether somebody may read what only the team sees; a program without the scope reads what a view-only link shows. */
export function seesInside({ program }: Acting): boolean {
  return !program || program.scopes.includes("internal");
}
