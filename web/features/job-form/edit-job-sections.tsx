import type { ReactNode } from "react";
import { Controller, useFormContext } from "react-hook-form";
import { limits, listBounds } from "#contract/limits.ts";
import {
  suggestedBackgrounds,
  suggestedDealBreakers,
  suggestedRedFlags,
} from "#contract/options.ts";
import { HiringFields } from "#web/features/job-form/fields/hiring-fields.tsx";
import { JobTags } from "#web/features/job-form/fields/job-tags.tsx";
import { JobTextArea, JobTextField } from "#web/features/job-form/fields/job-text-field.tsx";
import type { JobValues } from "#web/features/job-form/fields/job-values.ts";
import { PaceFields } from "#web/features/job-form/fields/pace-fields.tsx";
import { MultiSelectField } from "#web/ui/form/multi-select-field.tsx";

type EditJobSection = { id: string; title: string; fields: ReactNode };

/** The Edit Job dialog from top to bottom (spec §2), with the occupation that the job is compared with. */
export const editJobSections = (occupation: ReactNode): readonly EditJobSection[] => [
  {
    id: "edit-basic-information",
    title: "Basic Information",
    fields: (
      <>
        <JobTextField isRequired label="Job Title" name="title" />
        <div className="grid gap-4 tablet:grid-cols-2">
          <JobTextField isRequired label="Location" name="location" />
          <JobTextField label="Salary Range" name="salaryRange" />
        </div>
        <JobTextArea label="Description" name="description" />
        <HiringFields />
        {occupation}
      </>
    ),
  },
  {
    id: "edit-job-details",
    title: "Job Details",
    fields: (
      <>
        <PaceFields />
        <JobTextArea label="Benefits" name="benefits" />
        <JobTextArea label="Company Culture" name="culture" />
        <JobTextArea label="Key Requirements" name="requirements" />
        <JobTextArea label="Company Assets (links/URLs)" name="companyAssets" />
      </>
    ),
  },
  {
    id: "edit-recruiting-intelligence",
    title: "Recruiting Intelligence",
    fields: (
      <>
        <JobTags
          label="Deal Breakers"
          max={limits.dealBreakers}
          name="dealBreakers"
          suggestions={suggestedDealBreakers}
        />
        <JobTextArea label="Additional Deal Breaker Details (optional)" name="dealBreakersText" />
        <JobTags
          label="Preferred Backgrounds"
          max={listBounds.preferredBackgrounds}
          name="preferredBackgrounds"
          suggestions={suggestedBackgrounds}
        />
        <RedFlagsChoice />
        <JobTags
          label="Competitor Companies"
          max={limits.competitorCompanies}
          name="competitorCompanies"
        />
      </>
    ),
  },
];

/** Red flags of an existing job: the known ones and any other (spec §2). */
function RedFlagsChoice() {
  const { control, formState } = useFormContext<JobValues>();
  return (
    <Controller
      control={control}
      name="redFlags"
      render={({ field }) => (
        <MultiSelectField
          chosen={field.value}
          error={formState.errors.redFlags?.message}
          label="Red Flags"
          max={listBounds.redFlags}
          options={suggestedRedFlags}
          onChange={field.onChange}
        />
      )}
    />
  );
}
