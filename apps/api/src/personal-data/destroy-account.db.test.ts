import { randomUUID } from 'node:crypto';
import type { PriceComponentView } from '@proverka/contract/price-component';
import { pino } from 'pino';
import { beforeAll, describe, expect, test } from 'vitest';
import { priceComponentInput } from '../../test/price-components.ts';
import { EGRN_OBJECT, notify, orderByCard } from '../../test/orders.ts';
import { returnProduct, topUpAndPay } from '../../test/money.ts';
import { buy, buyByCard, createReportWorld, deliver } from '../../test/reports.ts';
import type { ReportWorld } from '../../test/reports.ts';
import type { SignedInPerson } from '../../test/world.ts';
import { readBalances } from '#money/ledger.store.ts';
import { destroyAccount } from './destroy-account.ts';
import { sweepPersonalDataJob } from './sweep-personal-data.job.ts';

const DAY_MS = 86_400_000;

let world: ReportWorld;
beforeAll(async () => {
  world = await createReportWorld();
});

/** Backdates the closing of the account by this many days. */
async function closedSince({ id }: SignedInPerson, days: number): Promise<void> {
  const after = (more: number) => new Date(world.clock.now().getTime() + (more - days) * DAY_MS);
  await world.owner.query(
    `insert into account_deletion (user_id, number, requested_at, destroy_after, destroy_before)
     values ($1, $2, $3, $4, $5)`,
    [id, `У-${randomUUID()}`, after(0), after(7), after(30)],
  );
}

describe('special prices of a destroyed account', () => {
  test("a destroyed account's special prices are deleted, and everybody else's prices are unchanged", async () => {
    const [admin, person, other] = [
      await world.signIn({ staff: 'admin' }),
      await world.signIn(),
      await world.signIn(),
    ];
    const components = async () =>
      (await admin.request({ url: `/admin/price_component/list?product_id=${EGRN_OBJECT}` })).json()
        .price_components;
    const before = await components();
    const add = async (price: number, ...owners: SignedInPerson[]) =>
      await admin.request({
        method: 'POST',
        url: '/admin/price_component/add',
        payload: priceComponentInput({
          price,
          owners: owners.map(({ id }) => ({ person_id: id, person_role: null })),
        }),
      });
    await add(350, person);
    const { price_component: shared } = (await add(400, person, other)).json();
    await closedSince(person, 8);
    expect(await destroyAccount(world.deps, person.id)).toBe(true);
    const after = await components();
    expect(after.filter(isForEverybody)).toEqual(before);
    expect(after.filter((one: PriceComponentView) => !isForEverybody(one))).toMatchObject([
      { price_component_id: shared.price_component_id, price_component_owners: [{ person_id: other.id }] },
    ]);
    expect(await proofOf(person)).toMatchObject({ special_prices: 2 });
  });
});

describe('conclusions of a destroyed account', () => {
  test('a conclusion with a receipt is kept without its text, any other is deleted', async () => {
    const person = await world.signIn();
    const { paymentId } = await topUpAndPay(world, person, 600);
    const itemId = await buy(world, person);
    await deliver(world);
    const conclude = async (state: string, author: string | null) => {
      const id = randomUUID();
      await world.owner.query(
        `insert into expert_conclusion
           (id, user_id, item_id, question, state, price, text, author, author_name, requested_at, deadline_at)
         values ($1, $2, $3, 'Чужой?', $4, 8000, 'Чужой.', $5, 'Образцова', now(), now())`,
        [id, person.id, itemId, state, author],
      );
      return id;
    };
    await conclude('failed', null);
    const written = await conclude('written', 'person');
    await world.owner.query(
      `insert into receipt (id, conclusion_id, payment_id, amount, status, created_at)
       values ($1, $2, $3, 8000, 'succeeded', now())`,
      [randomUUID(), written, paymentId],
    );
    // Nobody is left to correct it for: it must not stand in the queue of the experts.
    await world.owner.query('update expert_conclusion set correction_due_at = now() where id = $1', [
      written,
    ]);
    await closedSince(person, 8);
    await sweepPersonalDataJob(world.deps);
    const { rows } = await world.owner.query(
      `select id, state, price, question, text, author_name, correction_due_at from expert_conclusion where user_id = $1`,
      [person.id],
    );
    const words = { question: '', text: '', author_name: '', correction_due_at: null };
    expect(rows).toEqual([{ id: written, state: 'written', price: '8000', ...words }]);
    expect(await proofOf(person)).toMatchObject({ expert_conclusions: 1, words_of_conclusions: 1 });
  });
});

describe('the destruction job', () => {
  test('the destruction job continues after an account that fails, and fails at its end', async () => {
    const [stuck, other] = [await world.signIn(), await world.signIn()];
    await closedSince(stuck, 9);
    await closedSince(other, 8);
    await world.owner.query(
      `create function stuck() returns trigger language plpgsql as $$ begin raise exception 'stuck'; end $$;
       create trigger stuck before update on app_user for each row
       when (old.id = '${stuck.id}') execute function stuck()`,
    );
    await expect(sweepPersonalDataJob(world.deps)).rejects.toThrow('accounts not destroyed: 1');
    expect(await proofOf(stuck)).toBeNull();
    expect(await proofOf(other)).toMatchObject({ person: 1 });
    await world.owner.query('drop trigger stuck on app_user');
    await sweepPersonalDataJob(world.deps);
    expect(await proofOf(stuck)).toMatchObject({ person: 1 });
  });
});

describe('destruction while a payment is open', () => {
  const paidOf = async ({ id }: SignedInPerson) => (await readBalances(world.db, id)).paid;

  test('destruction waits for a pending refund, whose retry with another e-mail would be rejected', async () => {
    const [admin, person] = [await world.signIn({ staff: 'admin' }), await world.signIn()];
    const { itemId } = await buyByCard(world, person);
    await closedSince(person, 8);
    world.yookassa.trouble('createRefund', 'answer_lost');
    expect((await returnProduct(admin, itemId)).statusCode).toBe(200);
    await world.jobs.runDue();
    await sweepPersonalDataJob(world.deps);
    await world.jobs.runAll('refund.send');
    expect(await paidOf(person)).toBe(0);
    await sweepPersonalDataJob(world.deps);
    expect(await proofOf(person)).toMatchObject({ person: 1 });
  });

  test('destruction waits also for a refund started by the legal deadline', async () => {
    const person = await world.signIn();
    await buyByCard(world, person);
    await closedSince(person, 29.5);
    await sweepPersonalDataJob(world.deps);
    expect(await proofOf(person)).toBeNull();
    await world.jobs.runDue();
    expect(await paidOf(person)).toBe(0);
    await sweepPersonalDataJob(world.deps);
    expect(await proofOf(person)).toMatchObject({ person: 1 });
  });

  test('destruction waits for a payment that may still succeed, and is reported past the legal deadline', async () => {
    const person = await world.signIn();
    const { paymentId } = await orderByCard(world, person);
    await closedSince(person, 31);
    const lines: string[] = [];
    const log = pino({ level: 'error' }, { write: (line) => lines.push(line) });
    await sweepPersonalDataJob({ ...world.deps, log });
    expect(await proofOf(person)).toBeNull();
    expect(lines).toEqual([expect.stringContaining('an account outlived the limit of the law')]);
    await notify(world, world.yookassa.cancel(paymentId).id, 'canceled');
    await world.jobs.runDue();
    await sweepPersonalDataJob(world.deps);
    expect(await proofOf(person)).toMatchObject({ person: 1 });
  });
});

const isForEverybody = ({ price_component_owners: owners }: PriceComponentView) => owners.length === 0;

const proofOf = async ({ id }: SignedInPerson) =>
  (await world.owner.query('select destroyed from account_deletion where user_id = $1', [id])).rows[0]
    .destroyed;
