import type { Role } from "#contract/permissions.ts";

const labels: Record<Role, string> = { admin: "Admin", recruiter: "Recruiter" };

/** A role as people read it; an invitation without one says Member (spec §3). */
export function roleLabel(role: Role | undefined): string {
  return role ? labels[role] : "Member";
}

export const roleOptions = [
  { value: "recruiter", label: labels.recruiter },
  { value: "admin", label: labels.admin },
] as const satisfies readonly { value: Role; label: string }[];
