import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Organization } from "#contract/organization.ts";
import { OrganizationInformation } from "#web/features/organizations/organization-information.tsx";

const organization: Omit<Organization, "website"> = {
  id: 1,
  name: "Northwind",
  domain: "",
  description: "",
  industry: "",
  companySize: "",
  voiceTone: "",
  messagingStyle: "",
  reportWriter: "model",
  textReader: "model",
  writtenByModel: [],
  userRole: "admin",
  createdAt: "2026-11-02T09:00:00.000Z",
  updatedAt: "2026-11-02T09:00:00.000Z",
};
const show = (website: string) =>
  renderToStaticMarkup(<OrganizationInformation organization={{ ...organization, website }} />);

test("a website that is an https address is a link", () => {
  expect(show("https://northwind.example/jobs")).toContain('href="https://northwind.example/jobs"');
});

test.each([
  "northwind",
  "northwind.example",
  "http://northwind.example",
  "javascript:alert(1)",
  "https://northwind.example@evil.example",
])("the website %s is shown as text [S-505]", (website) => {
  const markup = show(website);
  expect(markup).toContain(`>${website}<`);
  expect(markup).not.toContain("href");
});
