import { describe, expect, test } from 'vitest';
import { createProtocolFake } from '../../../../test/protocol-fake.ts';
import { createPassportSource } from './passport.ts';

const signal = new AbortController().signal;
const subject = {
  last_name: 'Тестов',
  first_name: 'Тест',
  middle_name: '',
  birth_date: '1990-01-01',
  series: '4510',
  number: '123456',
};

async function ask(answer: { status?: number; body?: unknown }) {
  const fake = await createProtocolFake([answer]);
  const source = createPassportSource({ url: fake.url, key: 'token' }, { repeatAfterMs: [] });
  return { answer: await source.check(subject, signal), seen: fake.seen };
}

describe('passports at the supplier', () => {
  test.each(['valid', 'invalid'] as const)(
    'a passport is %s when the supplier says so, with the date',
    async (status) => {
      const { answer, seen } = await ask({
        body: { status, checked_at: '2026-11-20T10:00:00Z', source_date: '2026-11-19' },
      });
      expect(answer).toMatchObject({ kind: 'found', data: status, sourceDate: '2026-11-19' });
      expect(seen[0]).toMatchObject({ url: '/passport', headers: { authorization: 'Bearer token' } });
      expect(JSON.parse(seen[0]?.body ?? '')).toEqual(subject);
    },
  );

  test.each([
    ['does not know', { body: { status: 'unknown' } }],
    ['has no money left', { status: 402, body: {} }],
    ['fails', { status: 500, body: '' }],
    ['answers something else', { body: { status: 'maybe' } }],
  ])('a passport is unavailable when the supplier %s', async (_how, reply) => {
    expect((await ask(reply)).answer).toMatchObject({ kind: 'unavailable' });
  });
});
