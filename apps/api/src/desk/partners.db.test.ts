import type { DeskPartner, PartnerCustomer, PartnerPage } from '@proverka/contract/desk-partners';
import { beforeAll, describe, expect, test } from 'vitest';
import { correction, payoutTo } from '../../test/bank.ts';
import { expectLedgerLaws } from '../../test/ledger-laws.ts';
import { topUpAndPay } from '../../test/money.ts';
import { EGRN_OBJECT, PRICE, fromBalance, order } from '../../test/orders.ts';
import { createTestWorld } from '../../test/world.ts';
import type { SignedInPerson, TestWorld } from '../../test/world.ts';

let world: TestWorld;
let accountant: SignedInPerson;
let admin: SignedInPerson;
beforeAll(async () => {
  world = await createTestWorld();
  accountant = await world.signIn({ staff: 'accountant' });
  admin = await world.signIn({ staff: 'admin' });
});

const post = (who: SignedInPerson, url: string, payload: object = {}) =>
  who.request({ method: 'POST', url: `/admin/${url}`, payload });
const list = async (payload: object = {}) =>
  (await post(accountant, 'partners', payload)).json<{
    partners: DeskPartner[];
    next: string | null;
    total: { count: number } | null;
  }>();
const pageOf = async ({ id }: { id: string }) =>
  (await accountant.request({ url: `/admin/partners/${id}` })).json<PartnerPage>();
const customersOf = async (who: SignedInPerson, { id }: { id: string }, payload: object = {}) =>
  (await post(who, `partners/${id}/customers`, payload)).json<{
    customers: PartnerCustomer[];
    next: string | null;
    total: { count: number } | null;
  }>();

/** Somebody who came by a partner's link. */
async function broughtBy(partner: SignedInPerson) {
  const customer = await world.signIn();
  await world.db
    .updateTable('app_user')
    .set({ partner_id: partner.id })
    .where('id', '=', customer.id)
    .execute();
  return customer;
}

describe('partners at the desk', () => {
  test('the list has whoever brought somebody, with what is owed, and pages by it', async () => {
    const [rich, poor, alone] = [await world.signIn(), await world.signIn(), await world.signIn()];
    await topUpAndPay(world, await broughtBy(rich), 10_000);
    await broughtBy(rich);
    await broughtBy(poor);
    await world.owner.query('update app_user set partner_id = $1 where id = $2', ['spring sale', alone.id]);
    const first = await list({ limit: 1 });
    expect(first).toMatchObject({
      partners: [{ person_id: rich.id, customers: 2, earned: 5000, paid: 0, on_way: 0, owed: 5000 }],
      next: rich.id,
      total: { count: 2, is_more: false },
    });
    const second = await list({ limit: 1, after: first.next });
    expect(second).toMatchObject({ partners: [{ person_id: poor.id, owed: 0 }], next: null, total: null });
    expect((await list({ owed_from: 1 })).partners.map(({ person_id: id }) => id)).toEqual([rich.id]);
    expect((await list({ text: poor.email })).partners.map(({ person_id: id }) => id)).toEqual([poor.id]);
    await world.owner.query('update app_user set phone = $1 where id = $2', ['+79261112233', poor.id]);
    for (const text of ['8 (926) 111-22-33', '926111'])
      expect((await list({ text })).partners.map(({ person_id: id }) => id)).toEqual([poor.id]);
    expect((await list({ text: '?!' })).partners).toEqual([]);
    expect((await list({ sort: 'customers', is_ascending: true })).partners[0]).toMatchObject({
      person_id: poor.id,
    });
  });

  test('a partner has customers, named only to who may read people', async () => {
    const partner = await world.signIn();
    const [older, newer] = [await broughtBy(partner), await broughtBy(partner)];
    await topUpAndPay(world, older, 6000);
    const page = await customersOf(accountant, partner, { limit: 1 });
    expect(page).toMatchObject({
      customers: [{ person_id: newer.id, email: expect.stringContaining('***'), reward: 0 }],
      next: newer.id,
      total: { count: 2, is_more: false },
    });
    const rest = await customersOf(admin, partner, { after: newer.id });
    expect(rest.customers).toEqual([
      expect.objectContaining({ person_id: older.id, email: older.email, reward: 3000, spent: 0 }),
    ]);
    const nobody = await accountant.request({
      url: '/admin/partners/0192f0c1-0000-7000-8000-0000000000aa',
    });
    expect(nobody.json()).toMatchObject({ code: 'person_not_found' });
  });
});

describe('paying a partner', () => {
  test('never more than is owed: other bonus money, spent and asked-for rewards do not count', async () => {
    const partner = await world.signIn();
    await topUpAndPay(world, await broughtBy(partner), 5000);
    await post(accountant, 'money/corrections', {
      ...correction(partner.email, { purse: 'bonus', direction: 'credit', amount: 1000 }),
    });
    const pay = (amount: number) => post(accountant, 'partner/withdraw', payoutTo(partner.email, { amount }));
    expect((await pay(2500.01)).json()).toMatchObject({
      code: 'insufficient_funds',
      detail: expect.stringMatching(/должны 2\s?500/),
    });
    expect((await pay(2000)).statusCode).toBe(200);
    expect((await pay(501)).json()).toMatchObject({ code: 'insufficient_funds' });
    expect(await pageOf(partner)).toMatchObject({
      partner: { earned: 2500, on_way: 2000, owed: 500 },
      payouts: [{ amount: 2000, state: 'waiting' }],
      proposals: [],
    });
    await expectLedgerLaws(world.owner);
  });

  test('a correction never leaves by bank, also once the reward was spent', async () => {
    const partner = await world.signIn();
    await topUpAndPay(world, await broughtBy(partner), 5000);
    await post(accountant, 'money/corrections', {
      ...correction(partner.email, { purse: 'bonus', direction: 'credit', amount: 1000 }),
    });
    const order_items = [1, 2, 3, 4, 5].map((flat) => ({
      product_id: EGRN_OBJECT,
      object_key: `77:01:0001001:${flat}`,
      object_address: 'г Москва, ул Тестовая, д 1',
    }));
    expect((await order(partner, fromBalance({ order_items }))).statusCode).toBe(200);
    const left = { earned: 2500, owed: 2500 - (5 * PRICE) / 100 };
    expect(await pageOf(partner)).toMatchObject({ partner: left });
    const asked = await post(accountant, 'partner/withdraw', payoutTo(partner.email, { amount: 1000 }));
    expect(asked.json()).toMatchObject({ code: 'insufficient_funds' });
    await post(accountant, 'money/corrections', {
      ...correction(partner.email, { purse: 'bonus', direction: 'debit', amount: 1000 }),
    });
    expect(await pageOf(partner)).toMatchObject({ partner: left });
  });

  test('above the sum two people are needed, and what was spent meanwhile is not paid', async () => {
    const partner = await world.signIn();
    for (const amount of [20_000, 10_000]) await topUpAndPay(world, await broughtBy(partner), amount);
    const asked = await post(accountant, 'partner/withdraw', payoutTo(partner.email, { amount: 12_000 }));
    const { proposal_id: id, arguments_hash } = asked.json().proposal;
    expect(await pageOf(partner)).toMatchObject({
      partner: { owed: 15_000, on_way: 0 },
      payouts: [],
      proposals: [{ proposal_id: id, amount: 12_000 }],
    });
    await post(accountant, 'money/corrections', {
      ...correction(partner.email, { purse: 'bonus', direction: 'debit', amount: 4000 }),
    });
    const approve = () => post(admin, `money/proposals/${id}/approve`, { arguments_hash });
    expect((await approve()).json()).toMatchObject({ code: 'insufficient_funds' });
    await post(accountant, 'money/corrections', {
      ...correction(partner.email, { purse: 'bonus', direction: 'credit', amount: 4000 }),
    });
    expect((await approve()).statusCode).toBe(200);
    expect(await pageOf(partner)).toMatchObject({ partner: { owed: 3000, on_way: 12_000 }, proposals: [] });
    await expectLedgerLaws(world.owner);
  });
});
