/** What we use of a global that Node has and its types leave to the browser's. */
declare namespace WebAssembly {
  class Module {
    private readonly compiled: never;
  }
  type Memory = { readonly buffer: ArrayBuffer };
  function compile(bytes: Uint8Array): Promise<Module>;
}
