/** A sentence as it might stand in a report about one of the cases, judged by a person. */
export type LabelledSentence = { job: string; sentence: string; isBoilerplate: boolean };

type Judged = { job: string; boilerplate: readonly string[]; specific: readonly string[] };

/** The rule: mask title, company and place; if the rest could be said of any job, it is boilerplate. */
const judged: readonly Judged[] = [
  {
    job: "backend-engineer",
    boilerplate: [
      "Quillwater is looking for a Senior Backend Engineer to join its team in Denver.",
      "Strong candidates move quickly, so keep the process short and say what happens next.",
      "Schedule a debrief within one working day of the final interview and score before you talk.",
      "Highlight the growth path and the impact of the work.",
    ],
    specific: [
      "Ask for a service they carried the pager for, and what woke them.",
      "Kotlin is the scarce word here, and strong Java people widen the search.",
      "Tuesday and Wednesday in the office belong in the first message, because they cannot move.",
      "Meterlark hires the same people, so find out what it asks of them on call.",
      "A month-end load that takes eleven hours is the best opening line this search has.",
    ],
  },
  {
    job: "account-executive",
    boilerplate: [
      "Top performers want to know that they can win, so sell the opportunity.",
      "Chicago offers a deep pool of experienced talent.",
      "Follow up twice, then close the loop politely.",
      "Shiftbell has a fast-paced culture where everyone contributes.",
    ],
    specific: [
      "Say the base and the on-target earnings in one line, because $150,000 alone reads like a promise.",
      "Ask for attainment in each of the last three years, with the quota beside it.",
      "Rotafern and Wardwise sell to the same clinics, so their people know your buyers.",
      "A fifth of the week is spent in a car, so mention the driver's license before the screen.",
    ],
  },
  {
    job: "ed-nurse",
    boilerplate: [
      "Thank every candidate for their time, whatever the outcome.",
      "Make sure interviewers have read the resume before they meet the candidate.",
      "Larkspur Valley Hospital values compassion, teamwork and excellence.",
      "Confirm the start date and the paperwork before the first day.",
    ],
    specific: [
      "PALS can wait six months, so do not screen anyone out for it today.",
      "A nurse with a multistate license needs no new application to the state board.",
      "Print the night differential beside the hourly range, or the offer looks lower than it is.",
      "What do you do when three ambulances arrive and two rooms are free?",
    ],
  },
  {
    job: "senior-accountant",
    boilerplate: [
      "The team is looking for a motivated professional who takes ownership.",
      "The same questions for everyone make interviews fairer and easier to compare.",
      "Candidates in Boston compare offers carefully.",
      "Keep the hiring manager informed every week.",
    ],
    specific: [
      "Closing in seven days instead of nine is the first-year result to interview for.",
      "Ask which entities they closed and who prepared the eliminations.",
      "People who have lived through a NetSuite migration are the shortest list.",
      "The posting asks for current compensation; take that line out before it runs.",
    ],
  },
  {
    job: "warehouse-supervisor",
    boilerplate: [
      "Use simple language and a clear call to action.",
      "Referrals are usually the fastest and cheapest source of hires.",
      "Ridgepack Fulfillment in Reno is a great place to build a career.",
      "Explain the next step at the end of every conversation.",
    ],
    specific: [
      "Anyone who cannot work Saturdays should learn that from the post, not from a phone call.",
      "Walk the candidate through outbound during second shift, when the lanes back up.",
      "Forklift certification can follow within 30 days, so search for WMS experience first.",
      "Six-day weeks from November 10 will be the objection, and the quarterly bonus the answer.",
      "Tell me about a shift that ended below its units per hour.",
    ],
  },
  {
    job: "cnc-machinist",
    boilerplate: [
      "Respond to applicants within two business days to keep their interest.",
      "Candidates should be reliable, positive and willing to learn.",
      "The work environment at Kesselbrandt Gear Works is friendly and supportive.",
      "Track where each hire came from and do more of what works.",
    ],
    specific: [
      "Bring your mics: the bench test is paid and takes four hours.",
      "Fanuc or Mazatrol time counts as much as Haas.",
      "Half a thousandth is the reason button pushers do not last here.",
      "Ask every applicant in the same words whether they meet the ITAR condition.",
    ],
  },
  {
    job: "product-designer",
    boilerplate: [
      "A Product Designer at Hollowbrook works with stakeholders across the business.",
      "Great talent wants meaningful work and flexible conditions.",
      "Personalize the first line of each message.",
      "Prepare two or three questions to ask at the end of your interview.",
    ],
    specific: [
      "There is no open seat today, so ask for a conversation and not for an application.",
      "Burrow is public: link to it and let the components argue.",
      "Everyone spends a day in a clinic each quarter, and that is the line people remember.",
      "Look for a portfolio that shows what was cut.",
    ],
  },
  {
    job: "support-specialist",
    boilerplate: [
      "Empathy and clear communication matter in every conversation.",
      "Check references before the offer goes out.",
      "Keep candidates warm with regular updates.",
      "Four touches over about twelve working days are enough.",
    ],
    specific: [
      "Chats come in Spanish too, so test the language in writing.",
      "The class starts on October 6; count notice periods backwards from there.",
      "Find out why two people left in August before a candidate asks.",
      "Hearthwarrant may pay a dollar more: check it, then lead with the differential.",
    ],
  },
  {
    job: "vp-operations",
    boilerplate: [
      "A good search depends on discretion, relationships and timing.",
      "The Vice President of Operations must be a strategic leader with excellent communication skills.",
      "Agree with the panel on what success looks like before the first interview.",
      "Atlanta is home to many experienced leaders.",
      "Approvals should be in place before a verbal offer is made.",
    ],
    specific: [
      "Case fill below 94% is the reason this job is open, so say it early.",
      "Ask for a capital project above $20 million that ran late, and what it cost.",
      "Forty percent of the time on the road is a decision for a household: raise it in the first call.",
      "Crustline Foods and Meridian Oven Group run several plants each and are worth mapping.",
    ],
  },
  {
    job: "youth-librarian",
    boilerplate: [
      "Applicants are encouraged to apply early.",
      "Interviewers should take notes and compare them after the last candidate.",
      "We welcome people from all backgrounds.",
      "The successful candidate will enjoy a varied and rewarding role.",
    ],
    specific: [
      "Filing closes on March 6, and a resume alone will not be counted.",
      "A sample story time is part of the oral examination, so tell people to prepare one.",
      "One year inside the Authority can stand in for half of the experience.",
      "Hmong or Russian is rarer than Spanish on this list and worth a message of its own.",
    ],
  },
  {
    job: "data-engineer-berlin",
    boilerplate: [
      "Berlin has a vibrant technology scene.",
      "Pfandkreis GmbH offers a modern workplace with flat hierarchies.",
      "Data is the new oil, and companies need people who can use it.",
      "Share feedback with the candidate within a week.",
      "Use numbers where you can, and say where they come from.",
    ],
    specific: [
      "Blue Card help is offered, so do not filter by passport.",
      "How would you move 140 cron jobs without losing a night?",
      "Settlement errors cost real money, which puts dbt tests at the heart of the interview.",
      "Thirty days of vacation and the pension top-up belong beside the range.",
    ],
  },
  {
    job: "restaurant-manager",
    boilerplate: [
      "A Restaurant Manager in Nashville has many options, so speed matters.",
      "Write a short, honest post and put it where people will see it.",
      "Good managers build good teams.",
      "Fennel & Rye is growing and needs the right person.",
    ],
    specific: [
      "ServSafe at manager level is a gate; a food handler card is not the same.",
      "Ninety seats and Toast are enough to picture the floor.",
      "The current one leaves at the end of April, which sets the calendar.",
      "The owner will not keep somebody who yells, so ask about the worst Saturday they had.",
    ],
  },
];

export const labelledSentences: readonly LabelledSentence[] = judged.flatMap(
  ({ job, boilerplate, specific }) => [
    ...boilerplate.map((sentence) => ({ job, sentence, isBoilerplate: true })),
    ...specific.map((sentence) => ({ job, sentence, isBoilerplate: false })),
  ],
);
