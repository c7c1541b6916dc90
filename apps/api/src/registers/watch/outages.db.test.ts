import { beforeEach, describe, expect, test } from 'vitest';
import { pino } from 'pino';
import { afterFile } from '../../../test/cleanup.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { askAbout, names } from '../../../test/source-outages.ts';
import { applicationRole, openDatabase, openPool } from '#platform/db/pool.ts';
import { readOutages } from '../outages.store.ts';
import { readTroubles } from '../source-troubles.ts';
import { createWatch } from './create-watch.ts';
import { watchSourcesJob } from './watch-sources.job.ts';

const { url, db, owner } = await createTestDatabase();
const logged: string[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) });

/** Like a process of its own. */
function processOf() {
  const own = openDatabase(openPool({ url, size: 2, role: applicationRole }));
  afterFile(() => own.destroy());
  return createWatch({ db: own, log, secret: 'a secret of the tests' });
}
const [one, other] = [processOf(), processOf()];
const outages = () => readOutages(db, {});
const later = (interval: string) =>
  owner.query(`update source_call set asked_at = asked_at - $1::interval`, [interval]);

beforeEach(async () => {
  logged.length = 0;
  await owner.query('truncate source_call, source_outage, source_minute, source_day');
});

describe('an outage', () => {
  test('opens once when half of the questions of two processes together have no answer, and is told to people', async () => {
    await askAbout(one, 'fssp', names(3, 'answered'), true);
    await askAbout(one, 'fssp', names(2, 'one'), false);
    expect(await outages()).toEqual([]);
    await Promise.all([
      askAbout(one, 'fssp', names(3, 'two'), false),
      askAbout(other, 'fssp', names(3, 'three'), false),
    ]);
    const [outage, ...others] = await outages();
    expect(others).toEqual([]);
    expect(outage).toMatchObject({ source: 'fssp', closed_at: null, note: '' });
    expect(outage?.causes).toEqual([{ cause: 'timeout', questions: outage?.failed }]);
    expect((await readTroubles(db)).get('fssp')).toMatchObject({ isManual: false });
    const errors = logged.filter((line) => line.includes('a source does not answer'));
    expect(errors).toHaveLength(1);
  });

  test('is not opened by one question that fails again and again', async () => {
    await askAbout(
      one,
      'fssp',
      Array.from({ length: 30 }, () => 'the same'),
      false,
    );
    expect(await outages()).toEqual([]);
  });

  test('is not opened by questions of long ago, nor by failures among many answers', async () => {
    await askAbout(one, 'fssp', names(9), false);
    await owner.query('truncate source_outage');
    await later('11 minutes');
    await askAbout(one, 'fssp', names(5, 'new'), false);
    await askAbout(one, 'fssp', names(6, 'fine'), true);
    expect(await outages()).toEqual([]);
  });

  test('closes when the source answers again, also at the first question of another process', async () => {
    await askAbout(one, 'fssp', names(8), false);
    await askAbout(other, 'fssp', names(5), true);
    expect((await outages())[0]?.closed_at).toBeNull();
    await askAbout(other, 'fssp', names(6), true);
    expect((await outages())[0]).toMatchObject({ closed_as: 'recovered' });
    expect((await readTroubles(db)).size).toBe(0);
    await askAbout(one, 'fssp', names(8), false);
    expect((await outages()).map(({ closed_as: as }) => as)).toEqual([null, 'recovered']);
  });

  test('stays while nobody asks, and ends after half an hour of it', async () => {
    await askAbout(one, 'fssp', names(8), false);
    await later('25 minutes');
    await watchSourcesJob({ db, log });
    expect((await outages())[0]?.closed_at).toBeNull();
    await later('10 minutes');
    await watchSourcesJob({ db, log });
    expect((await outages())[0]).toMatchObject({ closed_as: 'quiet' });
  });

  test('is opened by the job of the minute where the process that counted has died', async () => {
    await askAbout(one, 'fssp', names(8), false);
    await owner.query('truncate source_outage');
    await watchSourcesJob({ db, log });
    expect(await outages()).toHaveLength(1);
  });

  test('follows the database when its clock is set back: what is dated later than now counts for nothing', async () => {
    await askAbout(one, 'fssp', names(8), false);
    await owner.query(`update source_call set asked_at = asked_at + interval '1 hour'`);
    await askAbout(one, 'fssp', names(1, 'after'), true);
    expect((await outages())[0]).toMatchObject({ closed_as: 'recovered' });
    await askAbout(other, 'fssp', names(7, 'silent'), false);
    expect(await readOutages(db, { isOpenOnly: true })).toHaveLength(1);
  });
});

test('counts of two processes add up by minute and day, with steps of time and spending', async () => {
  await askAbout(one, 'supplier', names(3), true);
  one.spent('supplier', 150);
  one.cached('supplier');
  await Promise.all([one.flush(), askAbout(other, 'supplier', names(2), false)]);
  const { rows } = await owner.query(
    `select sum(questions)::int as questions, sum(failed)::int as failed, sum(cached)::int as cached,
       sum((select sum(s) from unnest(steps) s))::int as answers from source_minute`,
  );
  expect(rows).toEqual([{ questions: 5, failed: 2, cached: 1, answers: 3 }]);
  const days = await db.selectFrom('source_day').select(['questions', 'failed', 'kopecks']).execute();
  expect(days.reduce((sum, { questions }) => sum + questions, 0)).toBe(5);
  expect(days.reduce((sum, { kopecks }) => sum + kopecks, 0)).toBe(150);
});

test('questions are forgotten after an hour, minutes after two days', async () => {
  await askAbout(one, 'supplier', names(3), true);
  await later('61 minutes');
  await owner.query(`update source_minute set minute = minute - interval '49 hours'`);
  await watchSourcesJob({ db, log });
  const { rows } = await owner.query(
    'select (select count(*)::int from source_call) as calls, (select count(*)::int from source_minute) as minutes',
  );
  expect(rows).toEqual([{ calls: 0, minutes: 0 }]);
});
