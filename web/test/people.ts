import type { Member, Membership, Organization } from "#contract/organization.ts";
import { toolTypes } from "#contract/tool-types.ts";
import type { Role } from "#contract/permissions.ts";
import type { User } from "#contract/user.ts";
import type { Answers } from "#web/test/fake-server.ts";

const longAgo = "2026-03-02T09:00:00.000Z";

export const maya: User = {
  id: "maya",
  name: "Maya Chen",
  email: "maya@northwind.example",
  image: null,
  phone: "",
  title: "",
  location: "",
  linkedinURL: "",
  bio: "",
  timezone: "",
  signatureBlock: "",
  emailVerified: true,
  createdAt: longAgo,
  updatedAt: longAgo,
};

/** Maya's place in Northwind Talent. */
export const membership: Membership = {
  id: 1,
  role: "admin",
  userStatus: "active",
  createdAt: longAgo,
  organizationId: 3,
  organization: { id: 3, name: "Northwind Talent", domain: "northwind.example" },
};

export const organization: Organization = {
  id: 3,
  name: "Northwind Talent",
  domain: "northwind.example",
  description: "",
  website: "",
  industry: "",
  companySize: "",
  voiceTone: "",
  messagingStyle: "",
  reportWriter: "model",
  textReader: "model",
  writtenByModel: [...toolTypes],
  userRole: "admin",
  createdAt: longAgo,
  updatedAt: longAgo,
};

export function member(changes: Partial<Member> = {}): Member {
  return {
    id: 1,
    userId: maya.id,
    name: maya.name,
    email: maya.email,
    image: null,
    role: "admin",
    userStatus: "active",
    createdAt: longAgo,
    ...changes,
  };
}

/** What every screen of somebody signed in asks for. */
export const shellAnswers: Answers = {
  listOrganizations: () => [membership],
  listPendingInvitations: () => [],
  listWebhookEndpoints: () => ({ endpoints: [], obstacle: null }),
  getModelSettings: () => ({ connection: null, obstacle: null, serverModel: null }),
};

/** What the organization's screen asks for. */
export function organizationAnswers(role: Role = "admin"): Answers {
  return {
    listOrganizations: () => [{ ...membership, role }],
    getOrganization: () => ({ ...organization, userRole: role }),
    listMembers: () => [member({ role })],
    ...(role === "admin" && {
      listInvitations: () => [],
      listActivity: () => [],
      listTokens: () => [],
      getCompanySignIn: () => ({ isOn: false, domains: [] }),
      listAgents: () => ({ address: "https://roleprint.example/mcp", agents: [] }),
    }),
  };
}
