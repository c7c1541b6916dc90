import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Supplier } from '../../sources/supplier/supplier.ts';
import type { CheckAnswer } from '../../sources/check-answer.ts';
import { rememberPlates } from './plate-memory.ts';

const origin = { source: 'Реестр', sourceDate: '2026-11-20' };
const found: CheckAnswer<readonly { vin: string }[]> = {
  kind: 'found',
  data: [{ vin: 'X0T00000000000001' }],
  ...origin,
};
const away: CheckAnswer<never> = { kind: 'unavailable', retryable: true, reason: 'silent' };
const signal = new AbortController().signal;
const schema = z.object({ vin: z.string() });

function remembered(...answers: CheckAnswer<readonly { vin: string }[]>[]) {
  const asked: { name: string; ticket: string | null }[] = [];
  const clock = { now: 0 };
  const supplier = {
    check: (name: string, _subject: object, _record: unknown, ticket: string | null) => {
      asked.push({ name, ticket });
      return Promise.resolve(answers.shift() ?? found);
    },
  } as unknown as Supplier;
  const spent: number[] = [];
  const plates = rememberPlates(
    supplier,
    (kopecks) => spent.push(kopecks),
    () => clock.now,
  );
  const ask = (plate = 'А123ВС77', name = 'plate') => plates.check(name, { plate }, schema, null, signal);
  return { ask, asked, clock, spent };
}

describe('the car of a plate', () => {
  test('all checks of a report share one plate lookup, which is cached for a while', async () => {
    const { ask, asked, clock, spent } = remembered();
    const answers = await Promise.all([1, 2, 3].map(() => ask()));
    expect(answers).toEqual([found, found, found]);
    expect(await ask()).toEqual(found);
    expect(asked).toHaveLength(1);
    expect(spent).toEqual([100]);
    clock.now = 11 * 60_000;
    await ask();
    expect(asked).toHaveLength(2);
  });

  test('every plate is looked up separately, and other questions are not cached', async () => {
    const { ask, asked } = remembered();
    await Promise.all([ask(), ask('Х001ХХ199'), ask('А123ВС77', 'taxi'), ask('А123ВС77', 'taxi')]);
    expect(asked).toHaveLength(4);
  });

  test('a failed plate lookup is repeated, and costs nothing', async () => {
    const { ask, asked, spent } = remembered(away);
    expect(await ask()).toEqual(away);
    expect(spent).toEqual([]);
    expect(await ask()).toEqual(found);
    expect(asked).toHaveLength(2);
    expect(spent).toEqual([100]);
  });

  test('a plate lookup the supplier is still working on is polled by its ticket, not asked again', async () => {
    const { ask, asked, spent } = remembered({ kind: 'working', ticket: 't-1' });
    expect(await ask()).toMatchObject({ kind: 'working' });
    expect(await ask()).toEqual(found);
    expect(asked.map(({ ticket }) => ticket)).toEqual([null, 't-1']);
    expect(spent).toEqual([100]);
  });
});
