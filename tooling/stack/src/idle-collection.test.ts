import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

const module = JSON.stringify(new URL('idle-collection.ts', import.meta.url).href);
/** Leaves garbage in the old part of the heap, is idle, and tells the heap's size in megabytes before and after. */
const program = `
  import { collectWhenIdle } from ${module};
  const heap = () => Math.round(process.memoryUsage().heapTotal / 1048576);
  let kept = Array.from({ length: 400_000 }, (_, at) => ({ at, more: [at, at] }));
  kept = kept.slice(0, 1);
  const before = heap();
  collectWhenIdle(50);
  const asked = setInterval(() => {
    if (heap() > before - 12) return;
    clearInterval(asked);
    console.log(JSON.stringify({ before, after: heap() }));
  }, 20);`;

test('a process that has nothing to do gives its garbage back', () => {
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
    timeout: 20_000,
  });
  const { before, after } = JSON.parse(said) as { before: number; after: number };
  expect(before - after).toBeGreaterThanOrEqual(12);
});
