/** The occupation families of the built-in rules; `general` is where no family of its own fits. */
export const families = {
  software: "Software and IT",
  data: "Data",
  product: "Product and design",
  engineering: "Engineering and science",
  clinical: "Healthcare, clinical",
  sales: "Sales",
  marketing: "Marketing",
  finance: "Finance and accounting",
  peopleLegal: "HR and legal",
  operations: "Operations and logistics",
  trades: "Skilled trades and manufacturing",
  support: "Customer support",
  public: "Education and public sector",
  service: "Hospitality and retail",
  executive: "Executive",
  general: "General and administrative",
} as const;

export type Family = keyof typeof families;

export const familyKeys = Object.keys(families) as Family[];
