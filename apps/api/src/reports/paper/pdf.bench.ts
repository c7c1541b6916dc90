import { largeExtract, reportOf } from './fixtures/reports.ts';
import { createPdfRenderer } from './pdf-renderer.ts';

/*
 * Measures how long a report of about ten pages takes with a warm compiler and different data each time. The target: 100 ms.
 * Run: node apps/api/src/reports/paper/pdf.bench.ts
 */

const warmUp = 5;
const rounds = 60;

const memory = () => Math.round(process.memoryUsage().rss / 1024 / 1024);
const before = memory();
const { renderExtractPdf } = createPdfRenderer();
const times: number[] = [];
let pages = 0;
let first = 0;

for (let round = 0; round < warmUp + rounds; round += 1) {
  const extract = await largeExtract(round);
  const { extracts: _, ...report } = reportOf([extract], `ПР-2024-${round}`);
  const start = performance.now();
  const pdf = renderExtractPdf({ ...report, extract });
  const took = performance.now() - start;
  if (round === 0) first = took;
  if (round >= warmUp) times.push(took);
  pages = pagesOf(pdf);
}

times.sort((a, b) => a - b);
const at = (share: number) => Number((times[Math.floor(times.length * share)] ?? 0).toFixed(1));
process.stdout.write(
  `${JSON.stringify({
    scenario: 'pdf',
    pages,
    firstMs: Math.round(first),
    p50Ms: at(0.5),
    p95Ms: at(0.95),
    memoryMb: { before, after: memory(), reports: rounds + warmUp },
  })}\n`,
);

/** The page count of the page tree's root. */
function pagesOf(pdf: Buffer): number {
  const counts = pdf
    .toString('latin1')
    .matchAll(/\/Type\s*\/Pages[^>]*?\/Count (\d+)|\/Count (\d+)[^>]*?\/Type\s*\/Pages/gu);
  return Math.max(...Array.from(counts, ([, after, earlier]) => Number(after ?? earlier)));
}
