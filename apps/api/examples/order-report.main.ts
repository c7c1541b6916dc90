/**
 * Orders an extract from the balance, waits for it and saves its PDF:
 *
 *   PROVERKA_URL=http://127.0.0.1:4300 PROVERKA_TOKEN=prv_… node examples/order-report.main.ts 77:06:0001001:1234
 */
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { createProverka } from './proverka-client.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const [objectKey = '77:06:0001001:1234', folder = '.'] = process.argv.slice(2);
const proverka = createProverka({
  baseUrl: process.env['PROVERKA_URL'] ?? 'http://127.0.0.1:4300',
  token: process.env['PROVERKA_TOKEN'] ?? '',
});

const products = await proverka.call('GET /products', { query: {} });
const extract = products.find(({ product_name }) => product_name === 'EgrnObject');
if (extract === undefined) throw new Error('EgrnObject is not sold here');

const order = await proverka.call('POST /order', {
  // Store the key with your own order: repeating a failed call with the same key never orders twice.
  headers: { 'idempotency-key': randomUUID() },
  body: {
    order_items: [{ product_id: extract.product_id, object_key: objectKey, object_address: '' }],
    metadata: { orderType: 'object' },
    payment_source: 'yookassa',
    use_account_balance: true,
  },
});
say(`order ${order.id}, ${order.total_amount} ₽`);

for (const { order_item_id } of order.order_items) {
  const report = await proverka.waitForReport(order_item_id, 1000);
  say(`report ${report.number}: ${report.status}. ${report.verdict?.sentence ?? report.money_note}`);
  if (report.status !== 'done') continue;
  const pdf = await proverka.file('GET /report/{order_item_id}/pdf', { params: { order_item_id } });
  const path = `${folder}/${report.number}.pdf`;
  await writeFile(path, pdf);
  say(`saved ${path}`);
}
