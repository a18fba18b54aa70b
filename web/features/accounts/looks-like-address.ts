/** Whether a text could be an e-mail address; only for drawing, never for refusing. */
export function looksLikeAddress(text: string): boolean {
  return /^[^\s@]+@[^\s@]+$/u.test(text.trim());
}
