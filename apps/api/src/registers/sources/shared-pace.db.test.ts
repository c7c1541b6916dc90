import { expect, test } from 'vitest';
import { afterFile } from '../../../test/cleanup.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { createProtocolFake } from '../../../test/protocol-fake.ts';
import { applicationRole, openDatabase, openPool } from '#platform/db/pool.ts';
import { createPassportSource } from './passport/passport.ts';
import { sharedPace } from './shared-pace.ts';
import { defaultSourceRates } from './source-rates.domain.ts';

const PER_SECOND = 20;
const CALLS = 36;

const { url } = await createTestDatabase();
const arrivals: number[] = [];
const supplier = await createProtocolFake(() => {
  arrivals.push(performance.now());
  return { body: { status: 'valid' } };
}, afterFile);

/** Like one worker process: with connections of its own. */
function worker() {
  const db = openDatabase(openPool({ url, size: 4, role: applicationRole }));
  afterFile(() => db.destroy());
  const pace = sharedPace(db, { ...defaultSourceRates, passport: PER_SECOND }, 15);
  return createPassportSource({ url: supplier.url, key: 'key' }, pace('passport'));
}

test("two workers together stay within a source's rate limit", async () => {
  const [one, other] = [worker(), worker()];
  const subject = {
    last_name: 'Тестов',
    first_name: 'Иван',
    middle_name: '',
    birth_date: '1980-01-31',
    series: '0010',
    number: '100001',
  };
  const signal = new AbortController().signal;
  const answers = await Promise.all(
    Array.from({ length: CALLS }, (_, call) => (call % 2 ? one : other).check(subject, signal)),
  );
  expect(answers.filter((answer) => answer.kind === 'found')).toHaveLength(CALLS);
  // Compared with the elapsed time: after a pause of the machine several calls may arrive at once, but never too early.
  const [first = 0, last = 0] = [arrivals[0], arrivals.at(-1)];
  expect(last - first).toBeGreaterThan((0.85 * 1000 * (CALLS - 1)) / PER_SECOND);
});
