import { pasteSample } from "#scripts/sample-jobs/sample-job.ts";

const text = `Call with Renata (VP Customer Success at Latchwell), Thu 11/12, 40 min

CSM, mid market. Backfill: Tomas went to Vaultline in October, dont bring him up
went back + forth on "Senior", ended on plain Customer Success Manager
Kansas City, hybrid, Tue + Wed in the office
fully remote is out, they tried it last year and she hated it

Latchwell makes software for self storage operators: gates, rentals, billing
approx 1,900 sites, 110 people
book is 45 operators, 3.8M ARR. onboarding is another team

does:
- own renewals from first call to signature, no account manager beside you
- run quarterly business reviews w/ owners + regional managers
- spot accounts that go quiet in Gainsight and call before they cancel
- bring product the 3 things operators complain about most each month
- 2 site visits a month, by car

needs:
- 3+ yrs as a CSM or account manager in B2B software
- owned a renewal number before
- Salesforce, plus Gainsight or similar
- drivers license

nice to have:
- property mgmt or self storage background
- basic SQL, they live in Looker

88-102k base + 15% variable on renewals
could go to 108 for the right person, keep that to ourselves
no equity at this level
medical/dental, 401k w/ 4% match, 20 days PTO

6 on the team. let 2 CSMs go in March after they lost the Keepsafe account, candidates will ask - Renata wants to answer that one herself
goal is gross retention 91 -> 94% by end of next year
she asked for "somebody young with energy"
told her we dont screen on that
go after people at Vaultline, Unitly, StorEdgewise

interview: recruiter call 30 min, VP 45 min, mock business review with 2 CSMs 60 min, CEO 20 min
offer within a week after that. wants somebody in by Jan 11
our fee is 20%, terms signed`;

/** Notes of a call: of what the recruiter has not confirmed, candidates read nothing. */
export const customerSuccessManager = pasteSample(
  "customer-success-manager",
  text,
  {
    title: "Customer Success Manager",
    location: "Kansas City, MO",
    hiringCompany: "Latchwell",
    dealBreakers: [],
  },
  [
    {
      place: "employer",
      words: "Latchwell makes software for self storage operators: gates, rentals, billing",
    },
    { place: "employer", words: "approx 1,900 sites, 110 people" },
    { place: "terms", words: "Kansas City, hybrid, Tue + Wed in the office" },
    {
      place: "duty",
      words: "own renewals from first call to signature, no account manager beside you",
    },
    { place: "duty", words: "run quarterly business reviews w/ owners + regional managers" },
    {
      place: "duty",
      words: "spot accounts that go quiet in Gainsight and call before they cancel",
    },
    { place: "duty", words: "bring product the 3 things operators complain about most each month" },
    { place: "duty", words: "2 site visits a month, by car" },
    { place: "must", words: "3+ yrs as a CSM or account manager in B2B software" },
    { place: "must", words: "owned a renewal number before" },
    { place: "must", words: "Salesforce, plus Gainsight or similar" },
    { place: "must", words: "drivers license" },
    { place: "nice", words: "property mgmt or self storage background" },
    { place: "pay", words: "88-102k base + 15% variable on renewals" },
    { place: "benefit", words: "medical/dental, 401k w/ 4% match, 20 days PTO" },
    {
      place: "process",
      words:
        "interview: recruiter call 30 min, VP 45 min, mock business review with 2 CSMs 60 min, CEO 20 min",
    },
    { place: "internal", words: "book is 45 operators, 3.8M ARR." },
    { place: "internal", words: "goal is gross retention 91 -> 94% by end of next year" },
  ],
);
