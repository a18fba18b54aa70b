import { z } from "zod";

/** What a member may do in an organization (spec §6). */
export const Role = z.enum(["admin", "recruiter"]);
export type Role = z.infer<typeof Role>;

/** Who may do what (readings.md 4): every member works on jobs, admins also run the organization. */
const permissions = {
  "organization.read": ["admin", "recruiter"],
  "organization.edit": ["admin"],
  "organization.leave": ["admin", "recruiter"],
  "organization.delete": ["admin"],
  "data.export": ["admin"],
  "data.read": ["admin"],
  "activity.read": ["admin"],
  "usage.read": ["admin", "recruiter"],
  "connection.read": ["admin"],
  "connection.save": ["admin"],
  "connection.limit": ["admin"],
  "connection.remove": ["admin"],
  "connection.test": ["admin"],
  "token.read": ["admin"],
  "token.create": ["admin"],
  "token.revoke": ["admin"],
  "agent.read": ["admin"],
  "agent.letIn": ["admin", "recruiter"],
  "agent.disconnect": ["admin"],
  "webhook.read": ["admin"],
  "webhook.edit": ["admin"],
  "member.read": ["admin", "recruiter"],
  "member.edit": ["admin"],
  "member.remove": ["admin"],
  "invitation.read": ["admin"],
  "invitation.send": ["admin"],
  "invitation.revoke": ["admin"],
  "job.read": ["admin", "recruiter"],
  "job.create": ["admin", "recruiter"],
  "job.edit": ["admin", "recruiter"],
  "job.delete": ["admin", "recruiter"],
  "output.read": ["admin", "recruiter"],
  "inside.read": ["admin", "recruiter"],
  "output.generate": ["admin", "recruiter"],
  "output.edit": ["admin", "recruiter"],
  "suggestion.create": ["admin", "recruiter"],
  "share.read": ["admin", "recruiter"],
  "share.create": ["admin", "recruiter"],
  "share.revoke": ["admin", "recruiter"],
  "room.read": ["admin", "recruiter"],
  "room.create": ["admin", "recruiter"],
  "room.remind": ["admin", "recruiter"],
  "room.renew": ["admin", "recruiter"],
  "room.end": ["admin", "recruiter"],
  "manager.export": ["admin", "recruiter"],
  "manager.erase": ["admin", "recruiter"],
  "decision.record": ["admin", "recruiter"],
  "decision.withdraw": ["admin", "recruiter"],
  "drift.explain": ["admin", "recruiter"],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof permissions;

export function may(role: Role, permission: Permission): boolean {
  return (permissions[permission] as readonly Role[]).includes(role);
}
