import type { CompetencyRule } from "#ledger/families/family-rules.ts";

export const engineeringCompetencies: readonly CompetencyRule[] = [
  {
    name: "Technical judgment",
    past: "Walk me through a calculation, a design or a test[ in {specialism} work] where your first answer was wrong. How did you find out?",
    situation:
      "[You have to {duty}.|You finish a design.] A supplier offers a cheaper part that looks equal on paper. What do you check before you say yes?",
    probes: [
      "Which load, tolerance or failure mode decided it?",
      "What did you check by hand, and why?",
    ],
    weak: "Trusts the data sheet or the software output.",
    middle: "Checks the governing case and a second source.",
    strong: "Names how it would fail, tests that case and says how sure the answer is.",
    calledBy: ["design", "calculat", "model", "analy", "simulat", "specif", "test", "develop"],
  },
  {
    name: "Codes and safety",
    past: "Tell me about a time a code, a standard or a permit stopped or changed your design[ in {specialism} work]. What did you do?",
    situation:
      "[Part of the job is to {duty}.|You check progress on site.] One morning you see work that does not follow the drawing. What do you do there and then?",
    probes: [
      "Which clause applied, and who had the last word?",
      "What did you write down, and who received it?",
    ],
    weak: "Lets it pass to keep the schedule.",
    middle: "Stops the unsafe part and informs the right person.",
    strong: "Makes it safe, records it, settles the correction and removes the cause.",
    calledBy: [
      "code",
      "safety",
      "standard",
      "complian",
      "regulat",
      "permit",
      "inspect",
      "environment",
    ],
  },
  {
    name: "From paper to reality",
    past: "Describe a start-up, a build or a trial[ in {specialism} work] that went badly. What did you do on the spot?",
    situation:
      "[You are there to {duty}.|Your start-up is close.] The handover is two days away and one test fails. What are your options, and which do you take?",
    probes: [
      "In which order did you test, and what did each test rule out?",
      "Who had to agree, and how did you get them together?",
    ],
    weak: "Stays with theory and waits for someone on site.",
    middle: "Tests in order and makes a clear call on the risk.",
    strong:
      "Tests in order, offers options with their risk and names the owner of each open point.",
    calledBy: [
      "commission",
      "install",
      "site",
      "field",
      "construct",
      "prototyp",
      "manufactur",
      "lab",
    ],
  },
  {
    name: "Cost and schedule",
    past: "Tell me about a change of scope[ in {specialism} work] that you priced or refused. How did the client take it?",
    situation:
      "[The contract asks us to {duty}.|The contract is signed.] The client wants it two weeks earlier than planned. What do you offer?",
    probes: [
      "What drove the cost, and how did you know?",
      "What did you put in writing before work went on?",
    ],
    weak: "Promises the date and hopes.",
    middle: "Offers options with cost and risk.",
    strong: "Shows the critical path, trades scope against time and gets the decision in writing.",
    calledBy: ["budget", "cost", "schedul", "estimat", "project", "client", "contract", "bid"],
  },
  {
    name: "Working across trades",
    past: "Tell me about a conflict[ in {specialism} work] with operators, a contractor or a shop. What did each side see?",
    situation:
      "[Here you {duty}.|Your drawing is out.] The people who run the plant say that your solution cannot be maintained. What do you do next?",
    probes: [
      "What did you see when you went to look?",
      "What changed on the drawing or in the procedure afterwards?",
    ],
    weak: "Defends the drawing.",
    middle: "Goes to see it, listens and adjusts.",
    strong: "Works the change out with the operators and carries it into the standard.",
    calledBy: [
      "coordinat",
      "contractor",
      "vendor",
      "operat",
      "cross",
      "maint",
      "collaborat",
      "support",
    ],
  },
];
