import type { EmploymentType } from "#contract/options.ts";

/** Work types and urgency levels as people read them (spec §3). */
export const workTypeOptions = [
  { value: "on-site", label: "On-site" },
  { value: "hybrid", label: "Hybrid" },
  { value: "remote", label: "Remote" },
] as const;

export const urgencyOptions = [
  { value: "critical", label: "Critical", detail: "Every week without somebody costs." },
  { value: "active", label: "Active", detail: "Hiring now, at a normal pace." },
  { value: "passive", label: "Passive", detail: "Meeting people, no date yet." },
] as const;

export const employmentOptions = [
  { value: "full-time", label: "Full-time" },
  { value: "part-time", label: "Part-time" },
  { value: "contract", label: "Contract" },
  { value: "temporary", label: "Temporary" },
  { value: "internship", label: "Internship" },
  { value: "apprenticeship", label: "Apprenticeship" },
  { value: "per-diem", label: "Per diem" },
] as const satisfies readonly { value: EmploymentType; label: string }[];
