/** Where zod keeps its settings; loading zod to set one would weigh on the first screen. */
const settingsName = "__zod_globalConfig";

/** Schemas are run, not compiled: even trying to compile one is a breach of the page's content policy. */
export function keepSchemasPlain(): void {
  const settings = Reflect.get(globalThis, settingsName) as object | undefined;
  Reflect.set(globalThis, settingsName, Object.assign(settings ?? {}, { jitless: true }));
}
