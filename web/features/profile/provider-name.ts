const names = new Map([
  ["google", "Google"],
  ["github", "GitHub"],
  ["company", "Your company"],
  ["credential", "Email and password"],
]);

/** A way of signing in by the name people know it by. */
export function providerName(provider: string): string {
  return names.get(provider) ?? provider;
}
