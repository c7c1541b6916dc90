import { expect, test } from 'vitest';
import { askCheck } from './ask-check.ts';
import type { AskedAnswer, Check } from './check.ts';

const origin = { source: 'Реестр', sourceDate: '2026-11-20' };

/** What is noted as spent when a check of a car known by its plate has this answer. */
async function spentFor(answer: AskedAnswer<unknown>, ticket: string | null = null) {
  const spent: (string | number)[][] = [];
  const check = {
    type: 'car_taxi',
    source: 'supplier',
    kind: 'car',
    questionPrice: 50,
    ask: async () => answer,
  } as unknown as Check;
  const deps = {
    checkSources: {},
    now: () => new Date('2026-11-20T10:00:00Z'),
    sourceCalls: { spent: (...fact: (string | number)[]) => spent.push(fact) },
  } as unknown as Parameters<typeof askCheck>[0];
  const metadata = { entityAuto: { plate: 'А123ВС77' } };
  await askCheck(deps, check, { metadata, ticket }, new AbortController().signal);
  return spent;
}

test('a question costs its own price once it is taken: the lookup of a plate is noted where it is made', async () => {
  expect(await spentFor({ kind: 'nothing_found', ...origin })).toEqual([['supplier', 50]]);
  expect(await spentFor({ kind: 'working', ticket: 't-1' })).toEqual([['supplier', 50]]);
});

test('neither silence nor a poll costs anything', async () => {
  expect(await spentFor({ kind: 'unavailable', retryable: true, reason: 'silent' })).toEqual([]);
  expect(await spentFor({ kind: 'nothing_found', ...origin }, 't-1')).toEqual([]);
});
