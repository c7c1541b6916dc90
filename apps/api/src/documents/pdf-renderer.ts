import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Extract } from '@proverka/contract/extract';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fontCoverage, type Covers } from './font-coverage.ts';
import { reportView, type ReportPdfInput } from './report-view.ts';

export interface PdfRenderer {
  /** Same input, same bytes. Synchronous: a report takes tens of milliseconds. */
  readonly renderReportPdf: (input: ReportPdfInput) => Buffer;
  readonly renderExtractPdf: (
    input: Omit<ReportPdfInput, 'extracts'> & { readonly extract: Extract },
  ) => Buffer;
}

const templates = fileURLToPath(new URL('templates/', import.meta.url));
const dataFile = `${templates}data.json`;
const logoFile = `${templates}logo.png`;
/** Layout results the next report does not use are forgotten. */
const cacheAge = 1;

const weights = ['400Regular', '500Medium', '600SemiBold', '700Bold'];

/** The compiler is started with the first report and kept: it holds the fonts and the read templates. */
export function createPdfRenderer(): PdfRenderer {
  let press: Press | undefined;
  const renderReportPdf = (input: ReportPdfInput): Buffer => {
    press ??= startPress();
    return render(press.compiler, JSON.stringify(reportView(input, press.covers)), input.logo);
  };
  return {
    renderReportPdf,
    renderExtractPdf: ({ extract, ...rest }) => renderReportPdf({ ...rest, extracts: [extract] }),
  };
}

interface Press {
  readonly compiler: NodeCompiler;
  readonly covers: Covers;
}

function startPress(): Press {
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

/** Data goes in as a file of JSON, so no word of it can be read as markup. */
function render(compiler: NodeCompiler, data: string, logo: Buffer | undefined): Buffer {
  compiler.mapShadow(dataFile, Buffer.from(data));
  if (logo !== undefined) compiler.mapShadow(logoFile, logo);
  try {
    const compiled = compiler.compile({ mainFilePath: `${templates}report.typ` });
    if (compiled.result === null) throw new Error(`Report template: ${diagnosticsOf(compiler, compiled)}`);
    return compiler.pdf(compiled.result, { pdfStandard: 'ua-1' });
  } finally {
    compiler.unmapShadow(dataFile);
    if (logo !== undefined) compiler.unmapShadow(logoFile);
    compiler.evictCache(cacheAge);
  }
}

function diagnosticsOf(compiler: NodeCompiler, compiled: ReturnType<NodeCompiler['compile']>): string {
  const error = compiled.takeError();
  return error === null ? 'unknown error' : JSON.stringify(compiler.fetchDiagnostics(error));
}
