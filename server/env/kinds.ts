import { z } from "zod";

export const milliseconds = (fallback: number) => z.coerce.number().int().min(1).default(fallback);
export const count = (fallback: number) => z.coerce.number().int().min(1).default(fallback);
/** For which 0 has a meaning, such as off. */
export const countFromZero = (fallback: number) => z.coerce.number().int().min(0).default(fallback);
export const dollars = (fallback: number) => z.coerce.number().min(0).default(fallback);
/** Unset: as something else says. */
export const derivedCount = z.coerce.number().int().min(1).exactOptional();
export const optionalText = z.string().min(1).exactOptional();

/** `staffing.example` */
export const domainPattern = String.raw`(?:[a-z0-9-]+\.)+[a-z0-9-]+`;

/** `a.example, B.example`: parts between commas, in small letters. */
export const listOf = <Part extends z.ZodType<unknown, string>>(part: Part) =>
  z
    .string()
    .transform((list) =>
      list
        .toLowerCase()
        .split(",")
        .flatMap((one) => one.trim() || []),
    )
    .pipe(z.array(part));
