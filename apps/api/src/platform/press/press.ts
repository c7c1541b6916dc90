import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fontCoverage, type Covers } from './font-coverage.ts';

/** The document compiler with its fonts and their character coverage. */
interface Press {
  readonly compiler: NodeCompiler;
  /** True when every weight has a glyph for the character. */
  readonly covers: Covers;
}

/** Loads a folder of templates and these weights of the typeface (`600SemiBold`). Slow and memory-hungry: create it once. */
export function startPress(templates: string, weights: readonly string[]): Press {
  const fontBlobs = weights.map((weight) => {
    const path = import.meta.resolve(`@expo-google-fonts/golos-text/${weight}/GolosText_${weight}.ttf`);
    return readFileSync(fileURLToPath(path));
  });
  const coverages = fontBlobs.map(fontCoverage);
  return {
    compiler: NodeCompiler.create({ workspace: templates, fontArgs: [{ fontBlobs }] }),
    covers: (codePoint) => coverages.every((covers) => covers(codePoint)),
  };
}

/** Compiles `main` of the templates; `files` are its inputs, by path. Deterministic: same input, same bytes. */
export function pressPdf({ compiler }: Press, main: string, files: Readonly<Record<string, Buffer>>): Buffer {
  for (const [path, content] of Object.entries(files)) compiler.mapShadow(path, content);
  try {
    const compiled = compiler.compile({ mainFilePath: main });
    if (compiled.result === null) {
      const error = compiled.takeError();
      const told = error === null ? 'unknown error' : JSON.stringify(compiler.fetchDiagnostics(error));
      throw new Error(`Template ${main}: ${told}`);
    }
    return compiler.pdf(compiled.result, { pdfStandard: 'ua-1' });
  } finally {
    for (const path of Object.keys(files)) compiler.unmapShadow(path);
    // Evicts layout results the next document does not use.
    compiler.evictCache(1);
  }
}
