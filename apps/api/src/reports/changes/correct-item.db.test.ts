import type { PlacedOrder } from '@proverka/contract/order';
import { beforeAll, describe, expect, test } from 'vitest';
import { buyerOfChecks } from '../../../test/buyer-of-checks.ts';
import { CHECK_BANKRUPTCY, atFizcheck, buyCheck, checkOf } from '../../../test/checks.ts';
import { ivan, pyotr } from '../../../test/fake-check-sources.ts';
import { expectLedgerLaws } from '../../../test/ledger-laws.ts';
import { order } from '../../../test/orders.ts';
import { buy, deliver, itemAbout, readReport } from '../../../test/reports.ts';
import { asRead } from '../../../test/worked-order.ts';
import type { SignedInPerson } from '../../../test/world.ts';

const at = buyerOfChecks({ paid: 400_000 });
let support: SignedInPerson;
beforeAll(async () => {
  support = await at.world.signIn({ staff: 'support' });
});

const correct = async (itemId: string, more: object, who = support) => {
  const { version } = await asRead(at.world, itemId);
  const payload = { order_item_id: itemId, version, reason: 'Опечатка', ...more };
  return who.request({ method: 'PUT', url: '/admin/order_item/update_order_item', payload });
};

describe('a corrected check', () => {
  test('begins anew about the right person, and the customer keeps both corrections', async () => {
    const itemId = await buyCheck(at.world, at.buyer, ivan);
    expect((await correct(itemId, { subject: pyotr })).json()).toEqual({ ok: true });
    await at.world.jobs.runDue();
    expect(await readReport(at.buyer, itemId)).toMatchObject({
      status: 'done',
      subject: { data: pyotr },
      edits_left: 2,
    });
    await expectLedgerLaws(at.world.owner);
  });

  test('before it is paid only says something else', async () => {
    const body = { ...checkOf(CHECK_BANKRUPTCY, { ownersData: [ivan] }), use_account_balance: false };
    const placed = (await order(at.buyer, body, undefined, atFizcheck)).json<PlacedOrder>();
    const itemId = placed.order_items[0]?.order_item_id ?? '';
    expect((await correct(itemId, { subject: pyotr })).json()).toEqual({ ok: true });
    expect(await readReport(at.buyer, itemId)).toMatchObject({
      status: 'created',
      subject: { data: pyotr },
      tasks: [],
    });
  });

  test('is refused with words for each wrong field, and to the second of two people', async () => {
    const itemId = await buyCheck(at.world, at.buyer, ivan);
    const wrong = (await correct(itemId, { subject: { last_name: 'Тестов' } })).json();
    expect(wrong).toMatchObject({ code: 'subject_invalid' });
    expect(Object.keys(wrong.fields)).toContain('subject.first_name');
    const { version } = await asRead(at.world, itemId);
    const twice = await Promise.all([pyotr, pyotr].map((subject) => correct(itemId, { subject, version })));
    expect(twice.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '409']);
  });
});

describe('a corrected object', () => {
  test('is asked about anew while its document is awaited, and stays once it is there', async () => {
    const itemId = await buy(at.world, at.buyer, itemAbout('77:06:0001001:1235'));
    const number = { object_key: '77:06:0001001:1234', object_address: 'г Москва, ул Тестовая, д 2' };
    expect((await correct(itemId, { object_key: '77' })).json()).toMatchObject({ code: 'subject_invalid' });
    expect((await correct(itemId, number)).json()).toEqual({ ok: true });
    await at.world.jobs.runDue();
    await deliver(at.world);
    expect(await readReport(at.buyer, itemId)).toMatchObject({ status: 'done', ...number });
    expect((await correct(itemId, number)).json()).toMatchObject({ code: 'subject_not_editable' });
  });
});
