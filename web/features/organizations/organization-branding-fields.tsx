import { useFormContext } from "react-hook-form";
import type { OrganizationEdit } from "#contract/organization.ts";
import { reportWriterTiles } from "#web/features/organizations/report-writers.ts";
import { voiceToneTiles } from "#web/features/organizations/voice-tones.ts";
import { Button } from "#web/ui/button/button.tsx";
import { RadioTiles } from "#web/ui/form/radio-tiles.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";

const suggestedStyles = [
  "Short and direct",
  "Warm and personal",
  "Facts first, then the ask",
  "One question at a time",
] as const;

/** Voice tone by example; messaging style in the organization's own words. */
export function OrganizationBrandingFields() {
  const { register, formState, setValue } = useFormContext<OrganizationEdit>();
  const choose = (style: string) => setValue("messagingStyle", style, { shouldDirty: true });
  return (
    <div className="grid gap-5">
      <RadioTiles legend="Voice tone" options={voiceToneTiles} {...register("voiceTone")} />
      <div className="grid gap-2">
        <TextField
          error={formState.errors.messagingStyle?.message}
          hint="In your own words, or one of these."
          label="Messaging style"
          {...register("messagingStyle")}
        />
        <fieldset className="flex flex-wrap gap-1.5">
          <legend className="sr-only">Suggested styles</legend>
          {suggestedStyles.map((style) => (
            <Button key={style} size="small" onClick={() => choose(style)}>
              {style}
            </Button>
          ))}
        </fieldset>
      </div>
      <RadioTiles
        legend="Reports are written by"
        options={reportWriterTiles}
        {...register("reportWriter")}
      />
    </div>
  );
}
