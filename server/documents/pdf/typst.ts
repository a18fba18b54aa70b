import { readFileSync } from "node:fs";
import { join } from "node:path";
import initialise, {
  TypstCompilerBuilder,
  TypstFontResolverBuilder,
  type TypstCompiler,
} from "@myriaddreamin/typst-ts-web-compiler";
import { findFonts } from "#server/documents/pdf/fonts.ts";
import { ForeignFault } from "#server/own-fault.ts";

const pdf = 1;
const withDiagnostics = 3;
const main = "/document.typ";

type Artifact = { result?: Uint8Array<ArrayBuffer>; diagnostics?: unknown };

/** The compiler with our template: it can open neither files nor sockets, only what it is handed. */
export async function openTypst(module: WebAssembly.Module, fontFolder?: string) {
  const { memory } = await initialise({ module_or_path: module });
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  const compiler = await builder.build();
  compiler.add_source(main, readFileSync(join(import.meta.dirname, "document.typ"), "utf8"));
  const setFonts = fontSetter(compiler);

  return {
    heldBytes: () => memory.buffer.byteLength,

    async compile(data: string): Promise<Uint8Array<ArrayBuffer>> {
      const { files, missing } = findFonts(data, fontFolder);
      await setFonts(files);
      const inputs = [
        ["document", data],
        ["missingScripts", missing.join(", ")],
      ];
      const world = compiler.snapshot(null, main, inputs);
      try {
        const { result, diagnostics } = world.get_artifact(pdf, withDiagnostics) as Artifact;
        if (!result) throw new ForeignFault(`the PDF was not made: ${JSON.stringify(diagnostics)}`);
        return result;
      } finally {
        world.free();
      }
    },
  };
}

/** Hands the compiler other fonts only when a document needs other ones than the last. */
function fontSetter(compiler: TypstCompiler): (files: string[]) => Promise<void> {
  let current = "";
  return async (files) => {
    const wanted = files.join();
    if (wanted === current) return;
    const builder = new TypstFontResolverBuilder();
    for (const file of files) builder.add_raw_font(readFileSync(file));
    compiler.set_fonts(await builder.build());
    current = wanted;
  };
}
