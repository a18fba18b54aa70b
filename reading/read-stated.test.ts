import { expect, test } from "vitest";
import { readStated } from "#reading/read-stated.ts";

test.each(["€2,900 - €3,400 per month", "€39,000 - €44,000 per year"])(
  "pay of %s implies a full-time job",
  (pay) => {
    const text = `Warehouse Planner\n\nLocation: Rotterdam, Netherlands\n\nDuties\n- Plan the loads of the day\n- Keep the stock list\n\nPay: ${pay}`;
    expect(readStated(text).employment).toMatchObject({ value: "full-time", isImplied: true });
  },
);
