import { z } from "zod";
import { derivedCount, dollars } from "#server/env/kinds.ts";

export const spendingSettings = {
  /** Most that calls to models may cost, in US dollars: an organization in a day, a person in an hour, all in a day (UTC). */
  SPEND_ORGANIZATION_DAY_USD: dollars(10),
  SPEND_USER_HOUR_USD: dollars(5),
  SPEND_DAY_USD: dollars(200),
  /** `on` refuses every further call to a model; the built-in writer goes on. */
  SPEND_STOP: z.enum(["off", "on"]).default("off"),
  /** What a model outside our price list is taken to cost, input and output alike; 0 for one on your own machines. */
  SPEND_UNLISTED_USD_PER_MILLION_TOKENS: dollars(10),
  /** After this long an unsettled call counts at what was reserved for it: its worker is gone. */
  SPEND_LOST_AFTER_SECONDS: derivedCount,
};
