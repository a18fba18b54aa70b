/** Option lists of spec §3; where it gives two readings both stand. */
export const workTypes = ["on-site", "hybrid", "remote"] as const;
/** How people are employed, in the words that a posting's reader uses too; its weights go by this order. */
export const employmentTypes = [
  "full-time",
  "part-time",
  "contract",
  "temporary",
  "apprenticeship",
  "internship",
  "per-diem",
] as const;
export type EmploymentType = (typeof employmentTypes)[number];

export const urgencyLevels = ["critical", "active", "passive"] as const;

export const industriesOnCreate = [
  "technology",
  "finance",
  "healthcare",
  "manufacturing",
  "retail",
  "consulting",
  "education",
  "real-estate",
  "marketing",
  "non-profit",
  "government",
  "other",
] as const;
export const industriesOnEdit = [
  "technology",
  "healthcare",
  "finance",
  "education",
  "manufacturing",
  "retail",
  "consulting",
  "other",
] as const;

export const companySizesOnCreate = [
  "1-10",
  "11-50",
  "51-200",
  "201-500",
  "501-1000",
  "1001-5000",
  "5000+",
] as const;
export const companySizesOnEdit = [
  "1-10",
  "11-50",
  "51-200",
  "201-500",
  "501-1000",
  "1000+",
] as const;

/** What the server accepts: the union of both readings (readings.md 14). */
export const companySizes = [...companySizesOnCreate, "1000+"] as const;

/** Who writes the reports: the model this server has, if it has one, or code alone. */
export const reportWriters = ["model", "built-in"] as const;
export type ReportWriter = (typeof reportWriters)[number];

export const voiceTones = ["professional", "friendly", "casual", "formal", "innovative"] as const;

export const timezones = [
  "UTC-8 Pacific",
  "UTC-7 Mountain",
  "UTC-6 Central",
  "UTC-5 Eastern",
  "UTC+0 UTC",
] as const;

export const suggestedDealBreakers = [
  "no visa",
  "no remote",
  "no startups",
  "security clearance required",
  "extensive travel required",
  "specific degree required",
] as const;

export const suggestedRedFlags = [
  "low employer-review rating",
  "unstable team",
  "recent layoffs",
  "low budget",
  "unrealistic comp",
  "urgent backfill",
] as const;

export const suggestedBackgrounds = [
  "SaaS",
  "Healthcare",
  "Manufacturing",
  "Consulting",
  "Startup",
  "Enterprise",
  "Financial Services",
  "E-commerce",
  "Gaming",
  "Media & Entertainment",
  "Government",
  "Non-profit",
] as const;
