import { describe, expect, test } from "vitest";
import { findRefusedQuestions } from "#checks/questions.ts";
import { samplePlaybook } from "#checks/fixtures/sample-playbook.ts";

const find = findRefusedQuestions();
const about = { tool: null, where: "posting" };

describe("refused, with the lawful form", () => {
  test.each([
    ["How old are you?", "age"],
    ["What year did you graduate from nursing school?", "age"],
    ["Please state your date of birth.", "age"],
    ["When do you plan to retire?", "age"],
    ["Applicants must be under 35.", "age"],
    ["We look for people between 25 and 35 years old.", "age"],
    ["Do you have any disabilities?", "health"],
    ["How many sick days did you take last year?", "health"],
    ["Have you ever filed a workers' compensation claim?", "health"],
    ["Any back injuries or workers' compensation claims?", "health"],
    ["Do you take any medication?", "health"],
    ["Do you sleep well?", "health"],
    ["Do you have any injuries, or can you do it without accommodation?", "health"],
    ["Are you vaccinated?", "health"],
    ["Please describe your medical history.", "health"],
    ["Are you married?", "family"],
    ["Are you expecting?", "family"],
    ["Do you have children?", "family"],
    ["Who looks after your children at night?", "family"],
    ["Are you pregnant or planning a family?", "family"],
    ["What does your husband do?", "family"],
    ["Ask whether the candidate has kids.", "family"],
    ["Find out if she is married.", "family"],
    ["Where are you from?", "origin"],
    ["Where were you born?", "origin"],
    ["Are you a U.S. citizen?", "origin"],
    ["Are you authorized to work, and are you a citizen?", "origin"],
    ["Is English your first language?", "origin"],
    ["What is your nationality?", "origin"],
    ["What type of visa do you have?", "origin"],
    ["What religion are you?", "religion"],
    ["Which holidays do you observe?", "religion"],
    ["Do you go to church?", "religion"],
    ["What is your sexual orientation?", "race"],
    ["What race are you?", "race"],
    ["Please attach a recent photo.", "race"],
    ["Have you ever been arrested?", "arrest"],
    ["Applicants must have no criminal record.", "arrest"],
    ["What type of discharge did you receive?", "military"],
    ["Will you be called up for reserve duty?", "military"],
    ["Are you a union member?", "union"],
    ["What do you think about unions?", "union"],
    ["Who did you vote for?", "union"],
    ["What is your current salary?", "pay history"],
    ["Please include your current salary and your salary expectations.", "pay history"],
    ["How much do you make now?", "pay history"],
    ["What do you make now?", "pay history"],
    ["What does your travel contract pay?", "pay history"],
    ["Send your last three pay stubs.", "pay history"],
    ["Please provide your salary history.", "pay history"],
    ["Have you ever declared bankruptcy?", "debt"],
  ])("%s", (sentence, topic) => {
    const findings = find(`We are hiring. ${sentence} Thank you.`, about);
    expect(findings).toHaveLength(1);
    expect(findings[0]?.what).toContain(topic);
    expect(findings[0]?.quote).toBe(sentence);
    expect(findings[0]?.fix).toBeTruthy();
  });
});

describe("lawful, and so it passes", () => {
  test.each([
    "Are you authorized to work in the US?",
    "Will you need sponsorship now or later?",
    "Are you legally authorized to work in the country of this job?",
    "Can you meet this schedule?",
    "What rate do you expect?",
    "What are you expecting, so that I can take it to the hiring manager?",
    "A stack rank gives proof without touching past pay.",
    "What are your salary expectations?",
    "Is what you are looking for inside the range?",
    "Are you at least 18?",
    "Can you confirm that your age is at least 18?",
    "You must be 21 or older to serve alcohol.",
    "Can you do the essential duties with or without accommodation?",
    "If you need any adjustment to take part, tell me.",
    "Tell me about a medication error you caught.",
    "How do you find a race condition?",
    "Do you have experience with children with autism?",
    "How old is the codebase?",
    "What age groups have you cared for?",
    "Where are you based?",
    "Where are you from the plan's point of view?",
    "Which languages do you speak?",
    "Are you available on weekends?",
    "What do you make of this query plan?",
    "Experience in a union environment is helpful.",
    "Is there a union?",
    "You will keep families informed through the night.",
    "Which skills from your service would you use here?",
    "How do you discharge a patient safely?",
    "A background check follows the offer.",
    "Do you observe lockout rules?",
    "Tell us how your current team handles on-call.",
    "Would your team mind if you moved the deadline?",
    "When could you start?",
    "Do not ask about current salary.",
    "Nobody asks how old you are: never ask your date of birth.",
    "The posting asks for your current salary; delete that line.",
    "Send a photo of the service van and its tools, taken by the team.",
  ])("%s", (sentence) => expect(find(sentence, about)).toEqual([]));
});

test("a family's trap is found in its own words, whatever the punctuation", () => {
  const findTraps = findRefusedQuestions(samplePlaybook.doNotAsk);
  const sentence = "So, how strong is your back these days, would you say?";
  expect(find(sentence, about)).toEqual([]);
  expect(findTraps(sentence, about)).toMatchObject([
    { fix: "Can you do the listed lifting, with or without accommodation?" },
  ]);
});
