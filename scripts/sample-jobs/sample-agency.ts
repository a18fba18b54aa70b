/** Who signs in to look around. */
export const visitor = {
  name: "Maya Okafor",
  email: "maya@example.com",
  password: "maya-tries-it",
};

export const agency = {
  name: "Northwind Talent",
  domain: "northwind.example",
  industry: "consulting",
  companySize: "11-50",
  description: "A search firm for hospitals, carriers, factories and software teams.",
};

export const voiceTone = "friendly";

export const signature = {
  title: "Senior Recruiter",
  signatureBlock: "Maya Okafor\nSenior Recruiter, Northwind Talent",
};
