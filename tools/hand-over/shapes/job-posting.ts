import { z } from "zod";

/**
 * schema.org's JobPosting with what Google's page on job search asks of it: required are title, description, datePosted,
 * hiringOrganization and a place (or, for work from anywhere in a country, that country); the rest is recommended. A
 * strict object: a property that neither page has is a mistake of ours.
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting and https://schema.org/JobPosting,
 * read on 2026-11-18.
 */
const Text = z.string().trim().min(1);
const Day = z.iso.date();

const PostalAddress = z
  .strictObject({
    "@type": z.literal("PostalAddress"),
    addressLocality: Text.optional(),
    addressRegion: Text.optional(),
    addressCountry: z
      .string()
      .regex(/^[A-Z]{2}$/u)
      .optional(),
  })
  .refine((address) => Object.keys(address).length > 1, "an address says at least one thing");

const QuantitativeValue = z
  .strictObject({
    "@type": z.literal("QuantitativeValue"),
    value: z.number().positive().optional(),
    minValue: z.number().positive().optional(),
    maxValue: z.number().positive().optional(),
    unitText: z.enum(["HOUR", "DAY", "WEEK", "MONTH", "YEAR"]),
  })
  .refine(
    ({ value, minValue, maxValue }) => (value ?? minValue ?? maxValue) !== undefined,
    "a value, or an end of a range",
  );

export const employmentTypeNames = [
  "FULL_TIME",
  "PART_TIME",
  "CONTRACTOR",
  "TEMPORARY",
  "INTERN",
  "VOLUNTEER",
  "PER_DIEM",
  "OTHER",
] as const;

export const JobPosting = z
  .strictObject({
    "@context": z.literal("https://schema.org/"),
    "@type": z.literal("JobPosting"),
    title: Text,
    description: Text,
    datePosted: Day,
    validThrough: Day.optional(),
    hiringOrganization: z.union([
      z.literal("confidential"),
      z.strictObject({
        "@type": z.literal("Organization"),
        name: Text,
        sameAs: z.url({ protocol: /^https$/u }).optional(),
      }),
    ]),
    jobLocation: z.strictObject({ "@type": z.literal("Place"), address: PostalAddress }).optional(),
    jobLocationType: z.literal("TELECOMMUTE").optional(),
    applicantLocationRequirements: z
      .strictObject({ "@type": z.literal("Country"), name: Text })
      .optional(),
    employmentType: z.enum(employmentTypeNames).optional(),
    baseSalary: z
      .strictObject({
        "@type": z.literal("MonetaryAmount"),
        currency: z.string().regex(/^[A-Z]{3}$/u),
        value: QuantitativeValue,
      })
      .optional(),
    responsibilities: Text.optional(),
    qualifications: Text.optional(),
    jobBenefits: Text.optional(),
  })
  .refine(
    ({ jobLocation, applicantLocationRequirements }) =>
      (jobLocation ?? applicantLocationRequirements) !== undefined,
    "where the work is, or from which country it may be done",
  );
export type JobPosting = z.infer<typeof JobPosting>;
