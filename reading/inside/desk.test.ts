import { expect, test } from "vitest";
import { reachesDesk } from "#reading/inside/desk.ts";

test.each([
  "call HR Service Center 218-555-0140",
  "Apply in person or call our office at (614) 555-0170.",
  "Text SURGE to 614-555-0170",
  "send your resume to jobs@fen.example",
  "Send resumes to devops@fen.example,",
  "Please send a cover letter as one PDF to search@fen.example.",
  "Obtain forms at www.fen.example/jobs or at the District Office, 4410 Gerard Levee Road, Merced.",
  "If you need an accommodation to complete the application, call 740-555-0199.",
])("“%s” reaches a desk", (text) => {
  expect(reachesDesk(text)).toBe(true);
});

test.each([
  "call Jolene 417-555-0126 8-5 or text anytime",
  "Contact Lorna Beck, 913-555-0172, at our office",
  "Office of the director: Roberta Thibodeau, 207-555-0163",
  "my cell 207-555-0163, or the office",
  "Send your resume to jane@fen.example",
  "Send your resume to dana.reyes@fen.example by June 15.",
  "From: Sandra [mailto:soyelaran@fen.example]",
  "HR: dana.reyes@fen.example, 218-555-0140",
  "Front desk closes at nine",
])("“%s” does not", (text) => {
  expect(reachesDesk(text)).toBe(false);
});
