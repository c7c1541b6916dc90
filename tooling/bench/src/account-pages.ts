import type { Stack } from '@proverka/stack/stack';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { MeasuredPage } from './lighthouse.ts';
import { openSession } from './open-session.ts';

const host = 'realestate';
const EGRN_OBJECT = '0192f0c1-0000-7000-8000-000000000001';
const FLAT = '78:31:0099001:101';
const AGAIN_MS = 500;
const MOST_TRIES = 240;

/** Pages of a signed-in customer who has bought a report. */
export async function accountPages(stack: Stack): Promise<MeasuredPage[]> {
  const token = await openSession(stack.databaseUrl, 'customer');
  const item = await boughtReport(stack, token);
  const page = (name: string, path: string): MeasuredPage => ({
    name,
    url: `http://${host}.localhost:${stack.shellPort}${path}`,
    headers: { cookie: `_token=${token}` },
  });
  return [
    page('Signed in, dashboard', '/user/'),
    page('Signed in, orders', '/user/orders/'),
    page('Signed in, settings', '/user/settings/'),
    page('Signed in, checkout', '/objectCheckout/77:06:0001001:1234/?products=EgrnObject'),
    page('Signed in, finished report', `/report/${item}/`),
    page('Signed in, tariffs', '/tariff/'),
  ];
}

async function boughtReport({ apiUrl, databaseUrl }: Stack, token: string): Promise<string> {
  await giveBalance(databaseUrl);
  const headers = {
    authorization: `Bearer ${token}`,
    'source-site': `${host}.localhost`,
    'content-type': 'application/json',
  };
  const placed = await fetch(`${apiUrl}/order`, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      order_items: [
        { product_id: EGRN_OBJECT, object_key: FLAT, object_address: 'ул. Тестовая, д. 1, кв. 1' },
      ],
      metadata: { orderType: 'object' },
      payment_source: 'yookassa',
      use_account_balance: true,
    }),
  });
  if (!placed.ok) throw new Error(`A report could not be bought: ${await placed.text()}`);
  const { order_items: items } = (await placed.json()) as { order_items: { order_item_id: string }[] };
  const item = items[0]?.order_item_id ?? '';
  for (let tried = 0; tried < MOST_TRIES; tried += 1) {
    const answer = await fetch(`${apiUrl}/report/${item}`, { headers });
    if (answer.ok && ((await answer.json()) as { status: string }).status === 'done') return item;
    await wait(AGAIN_MS);
  }
  throw new Error('The bought report is not done');
}

/** A thousand rubles for every customer, as a top-up books them; accounts of the ledger for those who have none. */
async function giveBalance(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `insert into ledger_account (code, kind, user_id, min_balance)
       select 'user:' || id || ':' || purse, 'user_' || purse, id, 0
       from app_user, unnest(array['paid', 'bonus', 'hold']) as purse
       on conflict (code) do nothing`,
    );
    await client.query(
      `insert into ledger_transfer (reference, debit_account, credit_account, amount, kind)
       select 'bench:' || target.code, source.id, target.id, 100000, 'payment'
       from ledger_account source, ledger_account target
       where source.code = 'provider:yookassa' and target.code like 'user:%:paid'`,
    );
  } finally {
    await client.end();
  }
}
