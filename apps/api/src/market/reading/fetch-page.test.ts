import { expect, test } from 'vitest';
import { advertRow } from '../../../test/adverts.ts';
import type { AdvertsHost } from '../sources/adverts-host.ts';
import { beginPass, fetchPage } from './fetch-page.ts';

const signal = new AbortController().signal;
const malformed = { kind: 'unavailable', retryable: true, reason: 'too_large', isMalformed: true } as const;

/** A host of forty adverts, some of which spoil every page they are on. */
const hostSpoiltAt = (...spoilt: number[]): Pick<AdvertsHost, 'list'> => ({
  list: ({ offset, limit }) => {
    const rows = Array.from({ length: Math.min(limit, 40 - offset) }, (_, at) => advertRow(offset + at + 1));
    if (rows.some(({ id }) => spoilt.includes(id))) return Promise.resolve(malformed);
    const next = offset + limit;
    const body = {
      rows,
      unreadable: 0,
      count: 40,
      nextOffset: next < 40 ? next : null,
      actualOn: '2026-11-26',
    };
    return Promise.resolve({ kind: 'said', body });
  },
});

test('where a large page cannot be used, a smaller one is asked for', async () => {
  expect(await fetchPage(hostSpoiltAt(30), { offset: 0, state: 'all' }, beginPass(), signal)).toMatchObject({
    nextOffset: 20,
  });
});

test('one advert that cannot be read is passed over', async () => {
  const page = await fetchPage(hostSpoiltAt(1), { offset: 0, state: 'all' }, beginPass(), signal);
  expect(page).toMatchObject({ rows: [{ id: 2 }], unreadable: 1, nextOffset: 2 });
});

test('a host that sends nothing that can be read is silent', async () => {
  const all = Array.from({ length: 40 }, (_, at) => at + 1);
  expect(await fetchPage(hostSpoiltAt(...all), { offset: 0, state: 'all' }, beginPass(), signal)).toBe(
    'too_large',
  );
});
