import { extractFindings } from '@proverka/extract/findings/extract-findings.domain';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import {
  filledUp,
  largestDocument,
  plotOfPoints,
} from '#registers/extract-reading/large-documents.fixtures.ts';
import { createApart } from '#platform/apart/apart.ts';
import { createExtractReader } from '#registers/read-extract-apart.ts';
import { reportOf } from './fixtures/reports.ts';
import { createPdfRenderer } from './pdf-renderer.ts';

/*
 * Measures the largest accepted documents (20 MB) and a report about a plot with 10,000 points, from the received bytes to
 * the PDF. Run: node apps/api/src/reports/paper/large-extract.bench.ts
 */

const megabyte = 1024 * 1024;
const rounds = 12;
const apart = createApart((error) => {
  throw error;
});
const reader = createExtractReader(apart);

async function read(document: Buffer) {
  const parsed = await reader.read(document);
  if (!parsed.ok) throw new Error(parsed.code);
  return parsed.extract;
}

await read(plotOfPoints(10, true));
const largest = await measureLargest([largestDocument(), filledUp(plotOfPoints(100_000, true))]);
const { renderExtractPdf } = createPdfRenderer();
const plain = await measurePoints(false);
const marked = await measurePoints(true);
await apart.close();
process.stdout.write(`${JSON.stringify({ scenario: 'large extract', largest, plain, marked, rounds })}\n`);

/** The slowest and the hungriest of the documents; memory is what the process has grown by, the document included. */
async function measureLargest(documents: readonly Buffer[]) {
  const before = process.memoryUsage.rss() - documents.reduce((sum, { length }) => sum + length, 0);
  const times: number[] = [];
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  for (const document of documents) {
    const start = performance.now();
    await read(document);
    times.push(performance.now() - start);
  }
  delay.disable();
  const others = documents.reduce((sum, { length }) => sum + length, 0) - (documents[0]?.length ?? 0);
  const grown = process.resourceUsage().maxRSS * 1024 - before - others;
  return {
    ms: Math.round(Math.max(...times)),
    memoryMb: Math.round(grown / megabyte),
    heldUpMs: Math.round(delay.max / 1e6),
  };
}

async function measurePoints(isMarked: boolean) {
  const document = plotOfPoints(10_000, isMarked);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    const extract = await read(document);
    const { extracts: _, ...report } = reportOf([extract], `ПР-2024-${round}`);
    const findings = extractFindings(extract, '2024-03-25');
    renderExtractPdf({ ...report, findings, extract });
    times.push(performance.now() - start);
  }
  const [first = 0, ...warm] = times;
  warm.sort((a, b) => a - b);
  return {
    firstMs: Math.round(first),
    p50Ms: Math.round(warm[Math.floor(warm.length / 2)] ?? 0),
    mostMs: Math.round(Math.max(first, ...warm)),
  };
}
