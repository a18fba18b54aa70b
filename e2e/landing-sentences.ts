/** Every word that spec §1, §2 and §9 quote or name for the landing page, copied by hand. */
export const landingButtons = [
  "Features",
  "Pricing",
  "Demo",
  "Sign In",
  "Get Started",
  "See Features",
  "Try Free",
  "View Examples",
  "Sign Up Now",
] as const;

export const landingWords = [
  "Market Pulse Intelligence",
  "Intake Sync Blueprint",
  "Attract + Source Kit",
  "Engagement Hub",
  "Offer Navigator",
  "Interview Coach",
  "Optional",
  "Book a Demo",
  "not active in beta",
  "5-10 hours per search",
  "Humans make the decisions",
  "Free in beta",
  "Product",
  "Company",
  "Support",
  "© 2026 Roleprint. Open source under Apache 2.0.",
] as const;
