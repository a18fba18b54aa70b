import type { EmploymentType } from "#contract/options.ts";
import type { Kind } from "#reading/line.ts";
import type { PlacedLine } from "#reading/place.ts";
import type { Location } from "#reading/values/place/location.ts";
import type { Pay } from "#reading/values/pay/pay.ts";
import type { Found } from "#reading/values/value.ts";
import type { WorkType } from "#reading/values/work-type.ts";

/** What a text says in so many words, before anything is implied or compared. */
export type Stated = {
  kind: Kind;
  /** Without the headings: each line names the one it stands under. */
  lines: readonly PlacedLine[];
  title: Found<string> | null;
  places: readonly Found<Location>[];
  /** Who hires, where the text says so plainly. */
  employer: Found<string> | null;
  workType: Found<WorkType> | null;
  employment: Found<EmploymentType> | null;
  pay: Found<Pay> | null;
  payExtras: readonly Found<string>[];
};
