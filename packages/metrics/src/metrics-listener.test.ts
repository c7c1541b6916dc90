import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { Counter, Registry } from 'prom-client';
import { expect, onTestFinished, test } from 'vitest';
import { listenForMetrics } from './metrics-listener.ts';
import { addSampledGauges } from './sampled-gauges.ts';

async function listening(...registries: Registry[]) {
  const listener = await listenForMetrics(0, registries);
  onTestFinished(() => listener.close());
  return listener.port;
}

test('the figures of all registries are one text, on the loopback address alone', async () => {
  const registries = [new Registry(), new Registry()] as const;
  registries.forEach((registry, index) =>
    new Counter({ name: `events_${index}_total`, help: 'Events', registers: [registry] }).inc(index + 1),
  );
  const port = await listening(...registries);
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  const text = await answer.text();
  expect(text).toContain('events_0_total 1\n');
  expect(text).toContain('events_1_total 2\n');
  expect((await fetch(`http://127.0.0.1:${port}/other`)).status).toBe(404);
  const outside = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal);
  if (outside)
    await expect(fetch(`http://${outside.address}:${port}/metrics`)).rejects.toThrow('fetch failed');
});

test('a port that is taken is said in one sentence', async () => {
  const other = createServer();
  await once(other.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  await expect(listenForMetrics(port, [])).rejects.toThrow(
    `The port of the figures, ${port}, cannot be used: another process has it.`,
  );
});

test('gauges of one reading are read once for a collection; what is gone, or could not be read, has no sample', async () => {
  const registry = new Registry();
  let readings = 0;
  let answer: readonly string[] | null = ['one', 'two'];
  const failures: unknown[] = [];
  addSampledGauges<readonly string[]>({
    registry,
    read: async () => {
      readings += 1;
      if (answer === null) throw new Error('no database');
      return answer;
    },
    onFailure: (error) => failures.push(error),
    gauges: [
      {
        name: 'lengths',
        help: 'Lengths',
        labelNames: ['word'],
        samples: (words) => words.map((word) => ({ labels: { word }, value: word.length })),
      },
      { name: 'words', help: 'Words', samples: (words) => [{ value: words.length }] },
    ],
  });
  expect(await registry.metrics()).toMatch(/lengths\{word="one"\} 3\n[^]*\nwords 2\n/);
  expect(readings).toBe(1);
  answer = ['three'];
  const later = await registry.metrics();
  expect(later).toContain('lengths{word="three"} 5');
  expect(later).not.toContain('"one"');
  answer = null;
  expect(await registry.metrics()).not.toMatch(/^(lengths|words)[ {]/m);
  expect(failures).toHaveLength(1);
});

test('a reading that hangs is given up and not begun again; the other figures come without it', async () => {
  const registry = new Registry();
  new Counter({ name: 'own_total', help: 'Own', registers: [registry] }).inc(7);
  const held = Promise.withResolvers<number>();
  const failures: unknown[] = [];
  let readings = 0;
  addSampledGauges<number>({
    registry,
    read: () => {
      readings += 1;
      return held.promise;
    },
    onFailure: (error) => failures.push(error),
    gauges: ['first', 'second'].map((name) => ({ name, help: name, samples: (value) => [{ value }] })),
    mostMs: 20,
  });
  for (const _scrape of [1, 2]) {
    const text = await registry.metrics();
    expect(text).toContain('own_total 7');
    expect(text).not.toMatch(/^(first|second) /m);
  }
  expect([readings, failures.length]).toEqual([1, 2]);
  held.resolve(3);
  await held.promise;
  expect(await registry.metrics()).toContain('first 3\n');
});
