/** A posting whose match is not sure, with lines that no reader can place. */
export const posting = `Program Coordinator
Quillwater
Denver, CO (hybrid)
Full-time

About Quillwater
Quillwater makes billing and leak-detection software for water districts.
We are 140 people, profitable since 2022, with our office in RiNo.

What you'll do
- Plan the yearly meter inspections with 60 water districts
- Keep the calendar of visits and answer questions of the districts
- Write the monthly summary for the board

You have
- Budget approved for Q1
- 3+ years of coordinating field visits
- Strong written English
- A driver's license

What we offer
- Base salary of $58,000 to $66,000
- 401(k) with a 5% match
- Two references, please
- Depends on the budget
- Relocation can be discussed
- 20 days of PTO plus 11 holidays

How we hire
A 30-minute call with our recruiter, then an hour with the team.
Quillwater is an equal opportunity employer.
Back to all jobs`;

export const callNotes = `call w/ Tomas, 15 nov, 10:05
senior backend engineer, metering platform
Quillwater, billing software for water districts
Denver, in the office tue + wed
on-call one week in five, $400
month-end ingest takes eleven hours, wants four
kotlin or java, real postgres depth
kafka or something like it
terraform if they have it, team can teach it
has seen a bill go wrong
148 to 176 base, 10% bonus
can stretch to 185 for the right one, don't print
between us, he would rather have someone young
Karim left for Meterlark in August
four steps: call, design, pairing, VP
Tomas Lindqvist, 303-555-0142`;

const places = [
  "Aurora",
  "Boulder",
  "Golden",
  "Pueblo",
  "Durango",
  "Greeley",
  "Loveland",
  "Parker",
];

/** The posting with a duty for every place and month: some 900 words. */
export const longPosting = posting.replace(
  "- Write the monthly summary for the board",
  Array.from({ length: 44 }, (_, at) => {
    const place = places[at % places.length];
    return `- Visit district ${at + 1} in ${place}, check ${20 + at} meters with the crew there, and write down what has to be replaced`;
  }).join("\n"),
);
