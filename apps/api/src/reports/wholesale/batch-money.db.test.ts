import { randomUUID } from 'node:crypto';
import type { Batch, BatchHead, BatchResult } from '@proverka/contract/wholesale';
import { readXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, test } from 'vitest';
import { paymentOf } from '../../../test/money.ts';
import { notify } from '../../../test/orders.ts';
import { createReportWorld } from '../../../test/reports.ts';
import type { ReportWorld } from '../../../test/reports.ts';
import {
  CHECK_BANKRUPTCY,
  choose,
  confirm,
  peopleCsv,
  quietSources,
  uploadText,
} from '../../../test/wholesale.ts';
import type { SignedInPerson } from '../../../test/world.ts';
import { readBalances } from '#money/ledger.store.ts';

const REFUSED_BIRTH = '1970-01-02';

let world: ReportWorld;
beforeAll(async () => {
  world = await createReportWorld({ checkSources: quietSources((date) => date === REFUSED_BIRTH) });
});

/** A list of `count` people with one check each, 29 rubles. */
const listOf = async (person: SignedInPerson, count: number): Promise<Batch> =>
  choose(person, await uploadText(person, peopleCsv(count)), { person: CHECK_BANKRUPTCY });

test('an ordered list shows the price of its order although the tariff changed after the upload', async () => {
  const admin = await world.signIn({ staff: 'admin' });
  const person = await world.signIn({ paid: 1_000_000 });
  const batch = await listOf(person, 10);
  const given = { person_id: person.id, tariff_simple_id: 1, reason: 'Образец' };
  await admin.request({ method: 'POST', url: '/tariff/activate_for_user', payload: given });
  const read = async () => (await person.request({ url: `/wholesale/${batch.id}` })).json<Batch>();
  const listed = async () =>
    (await person.request({ url: '/wholesale' })).json<{ batches: BatchHead[] }>().batches[0]?.total;
  const { total } = await read();
  expect([batch.total, total, await listed()]).toEqual([290, 280, 280]);
  expect((await confirm(person, { id: batch.id, total })).json()).toMatchObject({ total });
  expect([(await read()).total, await listed()]).toEqual([total, total]);
  expect((await readBalances(world.db, person.id)).paid).toBe(1_000_000 - 28_000);
});

/** The status of the failed row on the page and in the table. */
async function sentencesOf(person: SignedInPerson, { id }: Batch): Promise<unknown[]> {
  const page = await person.request({ url: `/wholesale/${id}/results` });
  const { rawPayload } = await person.request({ url: `/wholesale/${id}/results.xlsx` });
  const [sheet] = (await readXlsx(new Uint8Array(rawPayload))).sheets;
  const column = sheet?.rows[0]?.indexOf('Вывод') ?? -1;
  const said = [page.json<{ results: BatchResult[] }>().results[1]?.sentence, sheet?.rows[2]?.[column]];
  return said.map((one) => String(one).replaceAll('\u00A0', ' '));
}

async function payByCard(person: SignedInPerson, batch: Batch): Promise<void> {
  const { order_id: orderId } = (await confirm(person, batch, { balance: false })).json<Batch>();
  const url = `/order/${orderId}/payment`;
  await person.request({ method: 'POST', url, headers: { 'idempotency-key': randomUUID() } });
  await notify(world, world.yookassa.pay(await paymentOf(world, orderId ?? '')).id, 'succeeded');
  await world.jobs.runDue();
}

describe('refunds of failed rows', () => {
  test("a failed row's money is returned to the card that paid it, and the row says so", async () => {
    const person = await world.signIn();
    const batch = await listOf(person, 3);
    world.yookassa.holdRefunds = true;
    await payByCard(person, batch);
    const onItsWay =
      'Не удалось проверить. 29 ₽ возвращаются на карту. Банк зачисляет возврат за несколько дней.';
    expect(await sentencesOf(person, batch)).toEqual([onItsWay, onItsWay]);
    world.yookassa.holdRefunds = false;
    for (const { id } of world.yookassa.refunds.values()) world.yookassa.settleRefund(id, 'succeeded');
    await world.jobs.runAll('refund.send');
    const arrived = 'Не удалось проверить. 29 ₽ возвращены на карту.';
    expect(await sentencesOf(person, batch)).toEqual([arrived, arrived]);
  });

  test("a failed row's money is on the balance when it came from there or when the card refuses the refund", async () => {
    const [saver, payer] = [await world.signIn({ paid: 8700 }), await world.signIn()];
    const [saved, paid] = [await listOf(saver, 3), await listOf(payer, 3)];
    await confirm(saver, saved);
    world.yookassa.trouble('createRefund', 'rejected');
    await payByCard(payer, paid);
    const kept = 'Не удалось проверить. 29 ₽ возвращены на баланс.';
    expect(await sentencesOf(saver, saved)).toEqual([kept, kept]);
    expect(await sentencesOf(payer, paid)).toEqual([kept, kept]);
  });
});
