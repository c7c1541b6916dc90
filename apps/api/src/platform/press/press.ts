import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fontCoverage, type Covers } from './font-coverage.ts';

/** What sets documents: the compiler with its fonts, and which characters they have. */
interface Press {
  readonly compiler: NodeCompiler;
  /** Whether every weight has a character. */
  readonly covers: Covers;
}

/** Over a folder of templates, with these weights of the typeface (`600SemiBold`). Takes time and memory: start it once. */
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

/** Sets `main` of the templates; `files` are what it reads, by path. Same input, same bytes. */
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
    // Layout results the next document does not use are forgotten.
    compiler.evictCache(1);
  }
}
