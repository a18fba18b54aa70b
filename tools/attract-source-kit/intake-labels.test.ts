import { expect, test } from "vitest";
import { withoutFieldLabel } from "#tools/attract-source-kit/job-post-parts.ts";

test("labels of an intake form are not printed over what they label", () => {
  expect(withoutFieldLabel("Must haves: 3 yrs processing")).toBe("3 yrs processing");
  expect(withoutFieldLabel("A PLUS: Mastercam")).toBe("Mastercam");
  expect(withoutFieldLabel("COMPANY: Bracken makes parts")).toBe("Bracken makes parts");
  expect(withoutFieldLabel("Benefits to mention: PPO day 1")).toBe("PPO day 1");
});
