import { developmentHosts } from '@proverka/brand/host';
import { expect, test } from 'vitest';
import { createMarketList } from './market-list.ts';

const host = developmentHosts.find(({ brand }) => brand === 'real-estate');
if (!host) throw new Error('There is no host of the real-estate brand');

const listOf = (answer: object) =>
  createMarketList({
    apiOf: () => ({ call: () => Promise.resolve(answer) }) as never,
    now: () => 0,
    report: () => undefined,
  }).of(host);

test('every city and every district with prices has an address, dated by the count', async () => {
  const cities = [
    { slug: 'primersk', districts: [{ slug: 'zavodskoj' }, { slug: 'zarechnyj' }] },
    { slug: 'obrazcovsk', districts: [] },
  ];
  const listed = await listOf({ cities, counted_on: '2026-11-26' });
  expect(listed.map(({ path }) => path)).toEqual([
    '/market/primersk/',
    '/market/primersk/zavodskoj/',
    '/market/primersk/zarechnyj/',
    '/market/obrazcovsk/',
  ]);
  expect(listed[0]?.changedAt).toBe('2026-11-26');
});

test('before the first count no address is listed', async () => {
  expect(await listOf({ cities: [], counted_on: null })).toEqual([]);
});
