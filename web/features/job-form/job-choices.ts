/** Work types and urgency levels as people read them (spec §3). */
export const workTypeOptions = [
  { value: "on-site", label: "On-site" },
  { value: "hybrid", label: "Hybrid" },
  { value: "remote", label: "Remote" },
] as const;

export const urgencyOptions = [
  { value: "critical", label: "Critical", detail: "The seat hurts while it is empty." },
  { value: "active", label: "Active", detail: "Hiring now, at a normal pace." },
  { value: "passive", label: "Passive", detail: "Meeting people, no date yet." },
] as const;
