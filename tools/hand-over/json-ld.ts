import type { EmploymentType } from "#contract/options.ts";
import type { Offer } from "#english/money.ts";
import { postHtml, type Post } from "#tools/hand-over/post.ts";
import type { Stated } from "#tools/hand-over/stated.ts";

const employmentNames: Record<EmploymentType, string> = {
  "full-time": "FULL_TIME",
  "part-time": "PART_TIME",
  contract: "CONTRACTOR",
  temporary: "TEMPORARY",
  apprenticeship: "OTHER",
  internship: "INTERN",
  "per-diem": "PER_DIEM",
};

const units = { hour: "HOUR", day: "DAY", week: "WEEK", month: "MONTH", year: "YEAR" } as const;

/**
 * The post as schema.org's JobPosting, with the names that Google's page on job search gives its values; what nobody
 * said is undefined and not in the file. It says nothing that the post does not, apart from the day it was made. Where
 * the post names no employer, "confidential" stands, as the engines want it; where it names no place, there is none.
 */
export function jobPosting(post: Post, stated: Stated, today: string) {
  const { company, employment, pay, closes } = stated;
  const linesOf = (key: string) =>
    post.parts.find((part) => part.key === key)?.lines.join("\n") || undefined;
  return {
    "@context": "https://schema.org/",
    "@type": "JobPosting",
    title: post.title,
    description: postHtml(post.parts),
    datePosted: today,
    validThrough: closes ?? undefined,
    hiringOrganization:
      company === null
        ? "confidential"
        : {
            "@type": "Organization",
            name: company.name,
            sameAs: company.website ?? undefined,
          },
    ...placeOf(stated),
    employmentType: employment === null ? undefined : employmentNames[employment],
    baseSalary: pay === null ? undefined : salaryOf(pay),
    responsibilities: linesOf("whatYouWillDo"),
    qualifications: linesOf("whatYouBring"),
    jobBenefits: linesOf("benefits"),
  };
}

/** Work that may be done from anywhere in a country has that country, and no place. */
function placeOf({ place, workplace }: Stated) {
  if (place === null) return {};
  const { city, region, country } = place;
  const isRemote = workplace === "remote";
  const isSomewhere = (city ?? region ?? (isRemote ? null : country)) !== null;
  return {
    jobLocation: isSomewhere
      ? {
          "@type": "Place",
          address: {
            "@type": "PostalAddress",
            addressLocality: city ?? undefined,
            addressRegion: region ?? undefined,
            addressCountry: country ?? undefined,
          },
        }
      : undefined,
    jobLocationType: isRemote ? "TELECOMMUTE" : undefined,
    applicantLocationRequirements:
      isRemote && country !== null ? { "@type": "Country", name: country } : undefined,
  };
}

function salaryOf({ min, max, currency, period }: Offer) {
  if (currency === null) return undefined;
  const range =
    min === max
      ? { value: min ?? undefined }
      : { minValue: min ?? undefined, maxValue: max ?? undefined };
  return {
    "@type": "MonetaryAmount",
    currency,
    value: { "@type": "QuantitativeValue", ...range, unitText: units[period] },
  };
}
