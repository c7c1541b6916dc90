import { endpoints } from '@proverka/contract/api';
import type { ApiKey } from '@proverka/contract/api';
import { personRoles } from '@proverka/contract/roles';
import { beforeAll, describe, expect, test } from 'vitest';
import { openSession } from '#accounts/session.store.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Restriction } from '#platform/http/session.ts';
import { belongingsOf } from '../belongings.ts';
import type { Belongings } from '../belongings.ts';
import { fakeCheckSources } from '../fake-check-sources.ts';
import { createReportWorld } from '../reports.ts';
import type { ReportWorld } from '../reports.ts';
import { requestsWith } from '../world.ts';
import type { SignedInPerson } from '../world.ts';
import { access } from './access.ts';
import type { Access, Request } from './access-rule.ts';
import { answerTo, digestOfAll, requestOf } from './ask.ts';

const rules: Readonly<Record<ApiKey, Access>> = access;
const keys = Object.keys(access) as ApiKey[];
const needingSession = keys.filter((key) => endpoints[key].auth === 'required');

/** What the session of a guest's order may do with that order: everything else is refused, also what is added later. */
const withOwnOrder = new Set<ApiKey>([
  'GET /check_order_paid/{orderId}',
  'GET /order/{orderId}',
  'POST /order/{orderId}/payment',
  'GET /report/{order_item_id}',
  'GET /report/{order_item_id}/events',
  'GET /report/{order_item_id}/pdf',
  'GET /download',
  'POST /report/{order_item_id}/data',
  'POST /report/{order_item_id}/skip',
  'POST /report/{order_item_id}/tasks/{task_id}/skip',
  'POST /report/{order_item_id}/tasks/{task_id}/restart',
  'POST /report/{order_item_id}/rating',
  'POST /poll',
  'POST /report/{order_item_id}/dispute',
  'GET /dispute/{dispute_id}/document',
  'PUT /order_item/{order_item_id}/subject',
  'GET /risk/v2/report/{id}',
  'POST /risk/v2/finish/{id}',
  'POST /risk/v2/owner',
  'PUT /risk/v2/owner',
  'DELETE /risk/v2/owner',
  'POST /risk/v2/survey',
  'POST /risk/v2/task/restart',
  'POST /risk/v2/update_statement',
  'POST /risk/owner',
  'PUT /risk/owner',
]);

let world: ReportWorld;
let customer: SignedInPerson;
let theirs: Belongings;
let reportOrderId: string;
let restricted: (to: Restriction) => Promise<(key: ApiKey, parts?: Request) => Promise<string>>;
beforeAll(async () => {
  world = await createReportWorld({ checkSources: fakeCheckSources().all });
  customer = await world.signIn({ role: personRoles.lawyer, paid: 5_000_000 });
  const admin = await world.signIn({ staff: 'admin' });
  theirs = await belongingsOf(world, customer, admin);
  const { order_id: orderId } = await world.db
    .selectFrom('order_item')
    .select('order_id')
    .where('id', '=', theirs.itemId)
    .executeTakeFirstOrThrow();
  reportOrderId = orderId;
  restricted = async (to) => {
    const { token } = await inTransaction(world.db, (tx) =>
      openSession(tx, customer.id, true, world.clock.now(), null, to),
    );
    const visitor = requestsWith(world.api, `Bearer ${token}`);
    return (key, parts) => answerTo(visitor, requestOf(key, parts));
  };
});

const requestsFor = (key: ApiKey): readonly (Request | undefined)[] => {
  const rule = rules[key];
  return typeof rule === 'string' ? [undefined] : rule.requests(theirs);
};

async function answersOf(
  call: (key: ApiKey, parts?: Request) => Promise<string>,
  tried: readonly ApiKey[],
): Promise<string[]> {
  const answers: string[] = [];
  for (const key of tried) {
    for (const parts of requestsFor(key)) answers.push(`${key} ${await call(key, parts)}`);
  }
  return answers;
}

const allRefused = (tried: readonly ApiKey[], code: string) =>
  tried.flatMap((key) => requestsFor(key).map(() => `${key} ${code}`));

describe("the session of a guest's order, before the e-mail is confirmed", () => {
  test('is refused every call of the contract that is not about its order, and nothing changes', async () => {
    const call = await restricted({ to: 'own_order', orderId: reportOrderId });
    const others = needingSession.filter(
      (key) => !withOwnOrder.has(key) && key !== 'POST /person/email/send_verification',
    );
    const before = await digestOfAll(world);
    expect(await answersOf(call, others)).toEqual(allRefused(others, 'email_unverified'));
    expect(await digestOfAll(world)).toEqual(before);
  });

  test('is refused other orders of the same account, their reports and files', async () => {
    // The order that waits for its payment is another than that of the report.
    const call = await restricted({ to: 'own_order', orderId: theirs.orderId });
    const ofOrders = /order\/\{orderId\}|check_order_paid/;
    const ofReports = [...withOwnOrder].filter((key) => !ofOrders.test(key));
    const before = await digestOfAll(world);
    expect(await answersOf(call, ofReports)).toEqual(allRefused(ofReports, 'email_unverified'));
    expect(await digestOfAll(world)).toEqual(before);
  });

  test("is refused another user's order, which is recorded", async () => {
    const stranger = await world.signIn();
    const { token } = await inTransaction(world.db, (tx) =>
      openSession(tx, stranger.id, true, world.clock.now(), null, {
        to: 'own_order',
        orderId: reportOrderId,
      }),
    );
    const visitor = requestsWith(world.api, `Bearer ${token}`);
    expect(await answerTo(visitor, { url: `/order/${theirs.orderId}` })).toBe('email_unverified');
    const { rows } = await world.owner.query<object>(
      'select event, subject, owner_id from audit_event where user_id = $1 and event = $2',
      [stranger.id, 'access.refused'],
    );
    expect(rows).toEqual([{ event: 'access.refused', subject: theirs.orderId, owner_id: customer.id }]);
  });

  test('counts as a guest where guests may call', async () => {
    const call = await restricted({ to: 'own_order', orderId: reportOrderId });
    // The coupon is for this customer only.
    expect(await call('POST /coupon', { payload: { code: theirs.couponCode } })).toBe('coupon_not_found');
  });

  test('pays for, reads and completes what its order bought', async () => {
    const call = await restricted({ to: 'own_order', orderId: reportOrderId });
    const own = { ...theirs, orderId: reportOrderId };
    const tried = [...withOwnOrder].toSorted((one, other) => removing(one) - removing(other));
    const refused: string[] = [];
    for (const key of tried) {
      const rule = rules[key];
      if (typeof rule === 'string') throw new Error(`${key} names nothing`);
      for (const parts of rule.requests(own)) {
        const code = await call(key, parts);
        if (['email_unverified', 'unauthenticated', rule.code, 'invalid_request'].includes(code)) {
          refused.push(`${key} ${code}`);
        }
      }
    }
    expect(refused).toEqual([]);
  });
});

const removing = (key: ApiKey): number => (/^DELETE |finish/.test(key) ? 1 : 0);

describe('a session opened by a password from a letter', () => {
  test('is refused every call of the contract but the change of the password, and nothing changes', async () => {
    const call = await restricted({ to: 'password_change' });
    const others = needingSession.filter((key) => key !== 'PUT /person/update_password');
    const before = await digestOfAll(world);
    expect(await answersOf(call, others)).toEqual(allRefused(others, 'password_change_needed'));
    expect(await digestOfAll(world)).toEqual(before);
  });
});
