import type { PlacedOrder } from '@proverka/contract/order';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectLedgerLaws } from '../../../test/ledger-laws.ts';
import { fakeCheckSources, ivan } from '../../../test/fake-check-sources.ts';
import { PRICE, order, orderByCard, orderStatus } from '../../../test/orders.ts';
import { createReportWorld, deliver, readReport } from '../../../test/reports.ts';
import type { ReportWorld } from '../../../test/reports.ts';
import { riskOrder } from '../../../test/risk.ts';
import { asRead, orderUnderWay } from '../../../test/worked-order.ts';
import type { SignedInPerson } from '../../../test/world.ts';
import { readBalances } from '#money/ledger.store.ts';

let world: ReportWorld;
let manager: SignedInPerson;
let buyer: SignedInPerson;
beforeAll(async () => {
  world = await createReportWorld({ checkSources: fakeCheckSources().all });
  manager = await world.signIn({ staff: 'manager' });
});
beforeEach(async () => {
  buyer = await world.signIn({ paid: PRICE });
});

const attach = (payload: object, who = manager) =>
  who.request({ method: 'POST', url: '/admin/attach_product', payload });
const wishOf = async () => {
  const { itemId, orderId, version } = await orderUnderWay(world, buyer);
  return {
    order_id: orderId,
    order_item_id: itemId,
    version,
    product_name: 'EgrnRightList',
    reason: 'За ожидание',
  };
};

const itemsOf = (orderId: string) =>
  world.db.selectFrom('order_item').select(['id', 'metadata']).where('order_id', '=', orderId).execute();

describe('a service at our cost', () => {
  test('is an order of nothing about the same object, and its report is delivered', async () => {
    const wish = await wishOf();
    const attached = (await attach(wish)).json();
    expect(attached).toMatchObject({ list_price: 499 });
    expect(await orderStatus(world, attached.order_id)).toBe('paid');
    expect((await readBalances(world.db, buyer.id)).paid).toBe(0);
    await world.jobs.runDue();
    await deliver(world);
    const { id } = await world.db
      .selectFrom('order_item')
      .select('id')
      .where('order_id', '=', attached.order_id)
      .executeTakeFirstOrThrow();
    expect(await readReport(buyer, id)).toMatchObject({ status: 'done', object_key: '77:06:0001001:1234' });
    await expectLedgerLaws(world.owner);
  });

  test('is about the same owners, without the insurance the other order was bought with', async () => {
    const rich = await world.signIn({ paid: 1_000_000 });
    const insured = riskOrder({ ownersData: [ivan], riskInsurance: true });
    const itemId = (await order(rich, insured)).json<PlacedOrder>().order_items[0]?.order_item_id ?? '';
    const { orderId, version } = await asRead(world, itemId);
    const product_name = 'RiskAssessment';
    const wish = { order_id: orderId, order_item_id: itemId, version, product_name, reason: 'За ожидание' };
    const attached = (await attach(wish)).json();
    const [made] = await itemsOf(attached.order_id);
    expect(made?.metadata).toEqual({ ownersData: [expect.objectContaining({ last_name: ivan.last_name })] });
    const { rows } = await world.owner.query('select 1 from insurance_policy where item_id = $1', [made?.id]);
    expect(rows).toEqual([]);
    await expectLedgerLaws(world.owner);
  });

  test('about people counts like any other check, and a paused account gets none', async () => {
    const rich = await world.signIn({ paid: 1_000_000 });
    const owned = riskOrder({ ownersData: [ivan] });
    const itemId = (await order(rich, owned)).json<PlacedOrder>().order_items[0]?.order_item_id ?? '';
    const attachOnce = async () => {
      const { orderId, version } = await asRead(world, itemId);
      const product_name = 'RiskAssessment';
      return attach({
        order_id: orderId,
        order_item_id: itemId,
        version,
        product_name,
        reason: 'За ожидание',
      });
    };
    await attachOnce();
    const { rows } = await world.owner.query('select 1 from person_check where user_id = $1', [rich.id]);
    expect(rows).toHaveLength(2);
    await world.owner.query(
      `insert into check_pause (id, user_id, pattern, counted, allowed, opened_at)
       values (gen_random_uuid(), $1, 'many_people_day', 21, 20, now())`,
      [rich.id],
    );
    expect((await attachOnce()).json()).toMatchObject({ code: 'checks_paused' });
  });

  test("is refused for the staff's own order", async () => {
    const seller = await world.signIn({ staff: 'manager', paid: PRICE });
    const { itemId, orderId, version } = await orderUnderWay(world, await world.signInAgain(seller));
    const wish = { ...(await wishOf()), order_id: orderId, order_item_id: itemId, version };
    expect((await attach(wish, seller)).json()).toMatchObject({ code: 'own_staff_role' });
  });

  test('is attached once by two people at once', async () => {
    const wish = await wishOf();
    const answers = await Promise.all([attach(wish), attach(wish)]);
    expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '409']);
  });

  test.each([
    ['CheckOwnerV2', 'product_not_for_subject'],
    ['CheckPassport', 'product_unknown'],
    ['Unknown', 'product_unknown'],
  ])('is refused when it is %s', async (product_name, code) => {
    expect((await attach({ ...(await wishOf()), product_name })).json()).toMatchObject({ code });
  });

  test('is refused for an unpaid order, and without the grant', async () => {
    const { itemId } = await orderByCard(world, buyer);
    const { orderId, version } = await asRead(world, itemId);
    const wish = { ...(await wishOf()), order_id: orderId, order_item_id: itemId, version };
    expect((await attach(wish)).json()).toMatchObject({ code: 'order_not_paid' });
    const support = await world.signIn({ staff: 'support' });
    expect((await attach(wish, support)).json()).toMatchObject({ code: 'forbidden' });
  });
});
