import type { CheckPause } from '@proverka/contract/check-pause';
import type { PlacedOrder } from '@proverka/contract/order';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CHECK_AUTO, CHECK_BANKRUPTCY, atFizcheck, checkOf } from '../../../test/checks.ts';
import { testConfig } from '../../../test/config.ts';
import { fakeCheckSources, ivan } from '../../../test/fake-check-sources.ts';
import { order } from '../../../test/orders.ts';
import { statusesOf } from '../../../test/report-changes.ts';
import { codeOf } from '../../../test/refusal-code.ts';
import { createTestWorld } from '../../../test/world.ts';
import type { SignedInPerson, TestWorld } from '../../../test/world.ts';

const DAY_MS = 86_400_000;

let world: TestWorld;
let buyer: SignedInPerson;
beforeAll(async () => {
  const config = testConfig({
    PATTERN_LIMITS: 'single.peopleDay=3,single.peopleWeek=5,single.samePerson=2,single.customers=4',
  });
  world = await createTestWorld({ config, replace: { checkSources: fakeCheckSources().all } });
});
beforeEach(async () => {
  buyer = await world.signIn({ paid: 1_000_000 });
});

let people = 0;
/** Somebody nobody has checked before. */
const somebody = (): object => {
  people += 1;
  const day = String(1 + (people % 28)).padStart(2, '0');
  return { ...ivan, birth_date: `19${String(50 + Math.floor(people / 28)).padStart(2, '0')}-01-${day}` };
};

const check = (subject: object, who = buyer) =>
  order(who, checkOf(CHECK_BANKRUPTCY, { ownersData: [subject] }, { refresh: true }), undefined, atFizcheck);

const pausesOf = async ({ id }: SignedInPerson) =>
  (await world.owner.query<{ pattern: string }>('select pattern from check_pause where user_id = $1', [id]))
    .rows;

describe('checks of private people that look like stalking or scraping', () => {
  test('are paused from the first one above the limit, in words and with a way on', async () => {
    for (const subject of [somebody(), somebody(), somebody()]) {
      expect((await check(subject)).statusCode).toBe(200);
    }
    const refused = await check(somebody());
    expect(codeOf(refused)).toBe('checks_paused');
    expect(refused.json<{ detail?: string; title?: string }>()).toMatchObject({ code: 'checks_paused' });
    expect(refused.body).toContain('поддержку');
    expect(await pausesOf(buyer)).toEqual([{ pattern: 'many_people_day' }]);
  });

  test('leave what was paid before running, and other services on sale', async () => {
    const subject = somebody();
    const placed = (await check(subject)).json<PlacedOrder>();
    await check(subject);
    expect(codeOf(await check(subject))).toBe('checks_paused');
    await world.jobs.runDue();
    const itemId = placed.order_items[0]?.order_item_id ?? '';
    const report = await buyer.request({ url: `/report/${itemId}` });
    expect(report.json()).toMatchObject({ status: 'done' });
    const car = checkOf(CHECK_AUTO, { entityAuto: { vin: 'X0T00000000000001' } });
    expect((await order(buyer, car, undefined, atFizcheck)).statusCode).toBe(200);
  });

  test('of one person by many accounts pause the account above the limit', async () => {
    const subject = somebody();
    for (let one = 0; one < 4; one += 1) {
      expect((await check(subject, await world.signIn({ paid: 100_000 }))).statusCode).toBe(200);
    }
    expect(codeOf(await check(subject))).toBe('checks_paused');
    expect(await pausesOf(buyer)).toEqual([{ pattern: 'many_customers' }]);
  });

  test('placed at the same moment are counted one after the other', async () => {
    const answers = await Promise.all(
      [somebody(), somebody(), somebody(), somebody(), somebody()].map((subject) => check(subject)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
    expect(await pausesOf(buyer)).toHaveLength(1);
  });

  test('by several accounts about one person at the same moment let no more through than the limit', async () => {
    const subject = somebody();
    const buyers = await Promise.all(Array.from({ length: 8 }, () => world.signIn({ paid: 100_000 })));
    const answers = await Promise.all(buyers.map((one) => check(subject, one)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(4);
  });

  test('on other days are ordinary', async () => {
    for (let day = 0; day < 4; day += 1) {
      expect((await check(somebody())).statusCode).toBe(200);
      world.clock.advance(DAY_MS + 1000);
    }
    expect(await pausesOf(buyer)).toEqual([]);
  });

  test('are kept without a name: the table has hashed people only', async () => {
    await check(ivan);
    const { rows } = await world.owner.query<{ row: string }>('select p::text as row from person_check p');
    expect(rows.filter(({ row }) => row.includes('Тестов') || row.includes('1980'))).toEqual([]);
    expect(rows.length).toBeGreaterThan(0);
  });
});

describe('the desk of pauses', () => {
  async function paused(): Promise<{ staff: SignedInPerson; pause: CheckPause }> {
    const subject = somebody();
    for (let times = 0; times < 3; times += 1) await check(subject);
    const staff = await world.signIn({ staff: 'support' });
    const { pauses } = (await staff.request({ url: '/admin/pauses' })).json<{ pauses: CheckPause[] }>();
    const pause = pauses.find(({ user_id: id }) => id === buyer.id);
    if (pause === undefined) throw new Error('not at the desk');
    return { staff, pause };
  }

  const decide = (staff: SignedInPerson, id: string, decision: string) =>
    staff.request({
      method: 'PUT',
      url: `/admin/pauses/${id}`,
      payload: { decision, reason: 'Агентство, договор показан' },
    });

  test('shows why and how many, and a lifted pause starts the counting anew', async () => {
    const { staff, pause } = await paused();
    expect(pause).toMatchObject({ pattern: 'same_person', counted: 3, allowed: 2 });
    expect((await decide(staff, pause.pause_id, 'lift')).statusCode).toBe(200);
    world.clock.advance(1000);
    expect((await check(somebody())).statusCode).toBe(200);
    expect(codeOf(await decide(staff, pause.pause_id, 'keep'))).toBe('pause_ended');
    const { rows } = await world.owner.query(
      `select event, reason from audit_event join audit_event_detail using (seq)
       where subject = $1 order by seq`,
      [pause.pause_id],
    );
    expect(rows).toEqual([
      { event: 'checks.paused', reason: null },
      { event: 'checks.pause_lifted', reason: 'Агентство, договор показан' },
    ]);
  });

  test('a kept pause stays, and two decisions at once are one', async () => {
    const { staff, pause } = await paused();
    expect((await decide(staff, pause.pause_id, 'keep')).json()).toMatchObject({
      ended_at: null,
      reason: 'Агентство, договор показан',
    });
    expect(codeOf(await check(somebody()))).toBe('checks_paused');
    const both = await Promise.all([
      decide(staff, pause.pause_id, 'lift'),
      decide(staff, pause.pause_id, 'lift'),
    ]);
    expect(statusesOf(both)).toEqual([200, 409]);
  });
});
