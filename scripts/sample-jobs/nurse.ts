import { pasteSample } from "#scripts/sample-jobs/sample-job.ts";

const text = `Registered Nurse (RN) - Progressive Care Unit - Nights
Marrow Creek Medical Center, Dayton, OH
Full-time, 36 hours a week

Marrow Creek Medical Center is a 212-bed community hospital on the east side of Dayton. Our 28-bed Progressive Care Unit takes patients who step down from intensive care and those on cardiac drips who need close watching.

Schedule
- Three 12-hour night shifts a week, 7 p.m. to 7:30 a.m.
- Every third weekend, and two of the six major holidays
- Self-scheduling four weeks ahead
- You float to telemetry only, and not in your first six months

What you'll do
- Care for four patients at a time, three when one is on a titrated drip
- Read telemetry, catch a change early and call the rapid response team
- Titrate cardiac drips and give blood products by protocol
- Take patients from the ICU and the emergency department and hand over at the bedside
- Chart in Epic during the shift
- Take turns as charge nurse after your first year

What you need
- Ohio RN license or a multistate license
- At least 1 year of acute care experience as an RN
- BLS at hire
- ACLS within 6 months of hire
- Able to lift 50 pounds and stand for most of a shift

Nice to have
- PCCN certification
- BSN
- Experience with Epic

Pay
- $37.10 to $51.80 an hour, by years as a licensed RN
- Night differential $5.25 an hour, weekend differential $3.00 an hour
- Charge nurse differential $2.50 an hour
- $7,500 sign-on bonus, paid over 18 months

Benefits
- Medical, dental and vision from the first of the month after you start
- 403(b) with a 4% match
- 22 days of paid time off in the first year
- Up to $4,000 a year for tuition, and we pay for PCCN

How we hire
- 20-minute phone call with our recruiter
- 45-minute interview with the Nurse Manager
- 60-minute visit to the unit with two night nurses

You report to the Nurse Manager of Progressive Care. All offers depend on a background check and a drug screen.

Marrow Creek Medical Center is an equal opportunity employer.`;

export const nurse = pasteSample("nurse", text, {
  title: "Registered Nurse, Progressive Care",
  hiringCompany: "Marrow Creek Medical Center",
  workType: "on-site",
  urgencyLevel: "critical",
  competitorCompanies: ["Stillmere Health", "Wright Hollow Hospital"],
});
