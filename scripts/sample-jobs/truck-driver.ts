import { pasteSample } from "#scripts/sample-jobs/sample-job.ts";

const text = `Class A CDL Driver - Regional Reefer
Bramblett Refrigerated Lines, Springfield, MO terminal
Full-time, company driver, 6 openings

Bramblett Refrigerated Lines is a family-owned carrier with 64 trucks. We haul dairy, produce and frozen food for grocery chains out of Springfield, and we have run the same five customers for eleven years.

HOME TIME
- Home every weekend: in by Friday night, out again Sunday evening or Monday morning
- A full 34-hour reset at home every week
- One weekend in eight is on call, paid at $150 whether you roll or not

PAY
- $0.60 a mile to start, $0.64 a mile after 12 months with us, all miles paid practical route
- 2,200 to 2,500 miles a week, so most drivers gross $1,350 to $1,550 a week
- Per diem: you choose each January whether $0.12 of the mileage rate is paid as per diem
- Detention $20 an hour after two hours, layover $125 a day, extra stops $30 each
- $3,000 sign-on bonus: $1,000 with your first settlement, the rest after six months
- Paid every Friday by direct deposit

THE WORK
- Run refrigerated loads from Springfield to grocery warehouses in MO, AR, OK, KS, IL and TN
- Check and log the load temperature at pickup, at every stop and at delivery
- Keep electronic logs in Samsara and send paperwork from the cab
- Do pre-trip and post-trip inspections and write up what you find
- About 85% drop and hook or live unload by the customer, no floor loading

EQUIPMENT
- 2023 to 2026 Freightliner Cascadia, automatic, APU, fridge, governed at 70
- Road-facing camera only
- Your own assigned truck, no slip-seating

YOU NEED
- Class A CDL
- 12 months of tractor-trailer experience in the last three years
- Current DOT medical card
- No more than two moving violations in the last three years, no DUI in the last seven
- Clear record in the FMCSA Drug and Alcohol Clearinghouse; DOT drug test before you start
- 21 or older, as interstate driving requires

A PLUS
- Reefer experience
- Tanker endorsement

BENEFITS
- Medical, dental and vision after 30 days; we pay 75% of the premium
- 401(k) with a 4% match
- One week of paid time off after six months, two weeks after a year
- Pet and rider policy after 90 days

HOW TO START
Apply at drive.bramblett.example or text REEFER to 417-555-0136. We call back the same day, pull your MVR and PSP with your permission, and do a road test in Springfield. Orientation is every Monday, two days, paid at $200 a day.

Bramblett is an equal opportunity employer.`;

/** The agency keeps this client's name to itself. */
export const truckDriver = pasteSample("truck-driver", text, {
  title: "Regional Truck Driver",
  hiringCompany: "Bramblett Refrigerated Lines",
  isClientConfidential: true,
  workType: "on-site",
  urgencyLevel: "active",
});
