import type { ApiReply } from '@proverka/contract/api';
import { expect, test } from 'vitest';
import { block } from '../../test/blocked-person.ts';
import { buyerOfChecks } from '../../test/buyer-of-checks.ts';
import { CHECK_BANKRUPTCY, buyCheck } from '../../test/checks.ts';
import { ivan } from '../../test/fake-check-sources.ts';
import { addData } from '../../test/report-changes.ts';
import { BLOCKED } from '#registers/subject-blocks.ts';

const at = buyerOfChecks({ paid: 100_000 });
const initials = 'Т. И. П., 1980';

/** What the letters about one item say, by their subject without the brand. */
async function letters() {
  const written = (await at.world.letters()).filter(({ recipient }) => recipient === at.buyer.email);
  return written.map(({ subject, text }) => ({ subject: subject.split(' — ')[0], text }));
}

async function boughtWithData(): Promise<string> {
  at.sources.needsData('Тестов', 'courts');
  const itemId = await buyCheck(at.world, at.buyer, ivan);
  await at.world.jobs.runAll('report.ask-data');
  await at.world.jobs.runDue();
  await addData(at.buyer, itemId, { region: '77' });
  await at.world.jobs.runDue();
  return itemId;
}

test('letters about a person whose data is blocked say only that: of the payment, of missing data, of the report, of failure', async () => {
  const end = await block(at.world, ivan);
  await boughtWithData();
  at.sources.refuses('Тестов', 'bankruptcy');
  await buyCheck(at.world, at.buyer, ivan, CHECK_BANKRUPTCY);
  await at.world.jobs.runAll('report.task');
  await at.world.jobs.runDue();
  const written = await letters();
  expect(new Set(written.map(({ subject }) => subject))).toEqual(
    new Set(['Заказ оплачен', 'Для отчёта нужны данные', 'Отчёт готов', 'Не удалось проверить']),
  );
  for (const { subject, text } of written)
    expect([subject, text]).toEqual([subject, expect.stringContaining(BLOCKED)]);
  expect(JSON.stringify(written)).not.toMatch(/Т\.\u00a0?\s?И\./u);
  await end();
});

test('letters about anybody else have initials and a year', async () => {
  await boughtWithData();
  for (const { text } of await letters()) expect(text.replaceAll('\u00a0', ' ')).toContain(initials);
});

test('the desk names a person whose data is blocked in no list and on no request, until the block ends', async () => {
  const itemId = await buyCheck(at.world, at.buyer, ivan);
  const admin = await at.world.signIn({ staff: 'admin' });
  const post = async <Reply>(url: string, payload: object) =>
    (await admin.request({ method: 'POST', url, payload })).json<Reply>();
  const told = async () => {
    const { orders } = await post<ApiReply<'POST /admin/orders'>>('/admin/orders', {
      person_id: at.buyer.id,
    });
    const orderId = orders[0]?.order_id ?? '';
    const { items } = await post<ApiReply<'POST /admin/order_item/list'>>('/admin/order_item/list', {
      order_id: orderId,
    });
    const one = await admin.request({ url: `/admin/orders/${orderId}` });
    const { subject } = await post<{ subject: string }>(`/admin/order_item/${itemId}/subject`, {
      reason: 'спор о тёзке',
    });
    return [
      orders[0]?.items[0]?.subject,
      items[0]?.subject,
      one.json<ApiReply<'GET /admin/orders/{order_id}'>>().order.items[0]?.subject,
      subject,
    ];
  };
  const end = await block(at.world, ivan);
  expect(await told()).toEqual([BLOCKED, BLOCKED, BLOCKED, BLOCKED]);
  await end();
  expect(await told()).toEqual([initials, initials, initials, 'Тестов Иван Петрович']);
});
