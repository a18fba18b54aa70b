import { serviceCompetencies } from "#ledger/families/competencies/service.ts";
import { serviceCredentials } from "#ledger/families/credentials/service.ts";
import type { FamilyRules } from "#ledger/families/family-rules.ts";
import { specialisms } from "#ledger/families/specialisms.ts";
import { serviceUnknowns } from "#ledger/families/unknowns/service.ts";

export const serviceRules: FamilyRules = {
  key: "service",
  person: "service worker",
  people: "service workers",
  payUnit: "hour",
  payParts: ["tips", "bonus"],
  works: "shifts",
  platforms: ["indeed", "googleXRay", "linkedin"],
  specialisms: specialisms.service.split(", "),
  credentials: serviceCredentials,
  unknowns: serviceUnknowns,
  channels: [
    {
      name: "Sign at the door",
      play: "Put rate, shift and a phone number on the door, and interview whoever walks in between rushes.",
      why: "Neighbors and regulars make good colleagues.",
      effort: "low",
    },
    {
      name: "Referrals from the team",
      play: "Ask the best people of each shift for one name, and pay after the first month.",
      why: "Teams like to choose whom they close with.",
      effort: "low",
    },
    {
      name: "Indeed",
      play: "Post with station, shift, rate and tips rule, and text back within the hour.",
      why: "People take the first place that answers.",
      effort: "low",
    },
    {
      name: "Former seasonal staff",
      play: "Text last season's people with the new dates, with consent.",
      why: "They need no training.",
      effort: "low",
    },
    {
      name: "Local groups online",
      play: "Post a photo of the place with rate and hours in neighborhood groups.",
      why: "Distance decides in this work.",
      effort: "low",
    },
    {
      name: "Open interviews",
      play: "Hold them on two weekday afternoons between lunch and dinner.",
      why: "People in the trade are free then.",
      effort: "medium",
    },
    {
      name: "Culinary and hotel schools",
      play: "Offer paid placements and a tasting with the chef.",
      why: "Students choose where they were treated well.",
      effort: "medium",
    },
  ],
  feeders: {
    titles: [
      "Same station at another site",
      "Catering staff",
      "Retail Associate",
      "Barista",
      "Housekeeper",
      "Shift lead of a smaller place",
    ],
    settings: [
      "the same concept at another site",
      "a kitchen or store with the same volume",
      "event and seasonal work",
    ],
    transfersBadly: "Fine service and high volume train opposite habits.",
    relaxation: "Let cards be earned in the first month and hire for pace and manners.",
  },
  stages: [
    { name: "Recruiter screen", minutes: 10, who: "Recruiter", kind: "screen" },
    { name: "Manager interview", minutes: 20, who: "Shift manager", kind: "interview" },
    { name: "Paid trial hour", minutes: 60, who: "Station lead", kind: "workSample" },
    { name: "General manager talk", minutes: 15, who: "General manager", kind: "interview" },
    { name: "Debrief", minutes: 10, who: "All interviewers", kind: "debrief" },
  ],
  decider: "General manager",
  workSample: "A paid trial hour at the station, where the law allows it.",
  careful: "Watch minors' hours and the alcohol age; a trial is paid or it is not held.",
  competencies: serviceCompetencies,
  firstYear: {
    day30: [
      "Starts to {duty} next to a colleague",
      "Works a station with help and knows the menu or the floor",
    ],
    day60: ["Can {duty} alone on a quiet day", "Holds a full station at the rush"],
    day90: [
      "Can {duty} on the busiest day",
      "Has begun to {secondDuty}",
      "Opens or closes without a manager next to them",
    ],
    year1: ["Teaches newcomers to {duty}", "Trains newcomers and is asked for by guests"],
  },
  firstQuestions: [
    "How many hours are certain?",
    "How are tips shared?",
    "Which days are free?",
    "How late is closing, and how do I get home?",
    "Do I get meals?",
  ],
  objections: [
    {
      says: "The hours are not guaranteed.",
      answer: "I will ask for the minimum a week and tell you the number or that there is none.",
      needs: "hours",
    },
    {
      says: "Tips are better elsewhere.",
      answer:
        "I may not guess an average. I will ask how they are shared and who can tell you more.",
      needs: "tips",
    },
    {
      says: "I cannot work every weekend.",
      answer: "Tell me which ones you can. I will ask how they are shared out.",
      needs: "weekends",
    },
    {
      says: "The rate is low.",
      answer: "[It is {range}. ]Put hours, tips and meals next to it, and I will fill in ours.",
      needs: "tips",
    },
    {
      says: "I have only worked in a different kind of place.",
      answer: "[The work is to {duty}. ]A paid trial hour shows both of us whether it fits.",
      needs: "",
    },
  ],
  traps: [
    {
      topic: "Age",
      doNotAsk: "How old are you?",
      instead: "Are you at least the age the law sets for this duty? A yes or no is enough.",
    },
    {
      topic: "Looks and size",
      doNotAsk: "Do you think you fit our look?",
      instead: "The uniform and dress rule are the same for everyone. Can you follow them?",
    },
    {
      topic: "Earlier tips",
      doNotAsk: "What did you make in tips at your last place?",
      instead: "Which hours and which rate are you looking for?",
    },
    {
      topic: "Weekends and faith",
      doNotAsk: "Do you need Sundays off for church?",
      instead: "The weekend plan is as described. Can you work it?",
    },
  ],
  wordingExceptions: [
    "competitive",
    "competitive pay",
    "warm",
    "warm welcome",
    "friendly",
    "friendly service",
    "team lead",
    "shift lead",
    "support staff",
    "back of house support",
    "shared tips",
    "active listening",
  ],
  sendWindow: "14:30 to 16:30",
};
