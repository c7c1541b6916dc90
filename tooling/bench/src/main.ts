import { buildChanged } from '@proverka/stack/build';
import { freePort } from '@proverka/stack/ports';
import { repositoryRoot, startStack } from '@proverka/stack/stack';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { measureOrderPlacement, measurePdf, measureWorkerStart } from './api-figures.ts';
import { figureTable, holds, type Figure } from './figure.ts';
import { measureHomeWeight } from './home-weight.ts';
import { measureHtmlCache } from './html-cache.ts';
import { measureIdleMemory } from './idle-memory.ts';
import { describeMachine } from './machine.ts';

/** Measures every promise about speed and size in one run; `--write` keeps the figures in `docs/bench.md`. */
const say = (text: string) => process.stdout.write(`${text}\n`);
const figures: Figure[] = [];
const add = (...measured: Figure[]) => {
  figures.push(...measured);
  for (const { name, value, unit } of measured) say(`${name}: ${value.toFixed(2)} ${unit}`);
};

await onRunningStack();
add(await measureOrderPlacement());
add(await measureWorkerStart());
add(await measurePdf());

const table = figureTable(figures);
say(`\n${table}`);
if (process.argv.includes('--write')) {
  const text = `# Bench\n\nMeasured by \`npx pnpm bench --write\` on ${describeMachine()}.\n\n${table}\n`;
  await writeFile(path.join(repositoryRoot, 'docs/bench.md'), text);
}
process.exit(figures.every(holds) ? 0 : 1);

async function onRunningStack(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'proverka-bench-'));
  const port = await freePort(0);
  const stack = await startStack({ dataDir, port, build: () => buildChanged(), report: say });
  try {
    const databasePid = stack.postgres?.pid;
    add(await measureIdleMemory([process.pid, ...(databasePid ? [databasePid] : [])]));
    add(await measureHtmlCache(`http://127.0.0.1:${port}/`, `realestate.localhost:${port}`));
    add(...(await measureHomeWeight(`http://realestate.localhost:${port}/`)));
  } finally {
    await stack.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
