/** Dialogs lock the page's scroll by a style element; this hands them the page's nonce. */
export function allowInjectedStyles(): void {
  const meta = document.querySelector<HTMLMetaElement>("meta[property=csp-nonce]");
  if (meta?.nonce) Object.assign(globalThis, { __webpack_nonce__: meta.nonce });
}
