import { describe, expect, test } from 'vitest';
import { FLAT } from '../../../test/fake-extracts.ts';
import { expectLedgerLaws } from '../../../test/ledger-laws.ts';
import { PRICE } from '../../../test/orders.ts';
import { buy, createReportWorld, deliver, readReport } from '../../../test/reports.ts';
import { EMPTIED_CONCLUSION } from '#reports/emptied-conclusion.ts';
import { destroyReportsJob } from '#reports/reading/destroy-reports.job.ts';
import { createExpectedTimes } from '../expected-time.store.ts';

const HOUR_MS = 3600_000;

describe('the retention of reports', () => {
  test('a month after completion a report and its files are destroyed, and a proof without data stays (V14.2.4)', async () => {
    const own = await createReportWorld();
    const buyer = await own.signIn({ paid: PRICE });
    const itemId = await buy(own, buyer);
    await deliver(own);
    const { number } = await readReport(buyer, itemId);
    const { file_hash } = await own.db
      .selectFrom('report_task')
      .select('file_hash')
      .where('item_id', '=', itemId)
      .executeTakeFirstOrThrow();
    own.clock.advance(27 * 24 * HOUR_MS);
    await destroyReportsJob(own.deps);
    expect((await readReport(await own.signInAgain(buyer), itemId)).number).toBe(number);
    own.clock.advance(5 * 24 * HOUR_MS);
    await destroyReportsJob(own.deps);
    const later = await own.signIn({ staff: 'admin' });
    expect(await readReport(later, itemId)).toMatchObject({ code: 'report_not_found' });
    expect(await own.deps.files.get(file_hash ?? '')).toBeNull();
    expect((await own.api.inject(`/confirm/${number}`)).json()).toMatchObject({ number });
    const { rows } = await own.owner.query('select * from destruction_proof');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(FLAT.number);
    await expectLedgerLaws(own.owner);
  });

  test('the words of a conclusion go with its report, and an open one is waited for', async () => {
    const own = await createReportWorld();
    const buyer = await own.signIn({ paid: PRICE });
    const itemId = await buy(own, buyer);
    await deliver(own);
    await own.owner.query(
      `insert into expert_conclusion (id, user_id, item_id, question, state, price, requested_at, deadline_at)
       values (uuidv7(), $1, $2, 'Чужой?', 'requested', 0, now(), now() + interval '9 days')`,
      [buyer.id, itemId],
    );
    own.clock.advance(32 * 24 * HOUR_MS);
    await destroyReportsJob(own.deps);
    const later = await own.signInAgain(buyer);
    expect((await readReport(later, itemId)).number).toBeDefined();
    await own.owner.query(
      `update expert_conclusion set state = 'written', author = 'person', text = 'Чужой.', draft = 'Чужой',
         note = 'Вывод не о том', correction_due_at = now() + interval '9 days'`,
    );
    await destroyReportsJob(own.deps);
    const { rows } = await own.owner.query('select * from expert_conclusion');
    expect(rows).toMatchObject([{ ...EMPTIED_CONCLUSION, state: 'written' }]);
    expect(await readReport(later, itemId)).toMatchObject({ code: 'report_not_found' });
  });
});

describe('expected times', () => {
  test('the expected time is measured once there are twenty answers', async () => {
    const own = await createReportWorld();
    const buyer = await own.signIn({ paid: PRICE });
    const itemId = await buy(own, buyer);
    await own.owner.query(
      `insert into report_task (id, item_id, type, status, created_at, finished_at, deadline_at)
       select uuidv7(), $1, 'egrn_object', 'found', now() - n * interval '1 minute', now(), now() from generate_series(1, 20) n`,
      [itemId],
    );
    const expectedTimeOf = await createExpectedTimes(own.db)();
    expect(expectedTimeOf(['egrn_object'])).toEqual({ p50: 630, p95: 1143, measured: true });
    expect(expectedTimeOf(['egrn_right_list'])).toMatchObject({ measured: false });
  });
});
