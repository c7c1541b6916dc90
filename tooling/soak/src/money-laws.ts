import { brokenLawsQuery, ledgerLaws } from '@proverka/ledger-laws/ledger-laws';
import type { BrokenLaw, Laws } from '@proverka/ledger-laws/ledger-laws';
import { namedSql } from '@proverka/sql/named-sql';
import { Client } from 'pg';
import type { Mistakes } from './soak.ts';

/** Ledger invariants, and those that hold once everything in progress has finished. */
const laws: Laws = {
  ...ledgerLaws,
  'an item was charged something else than its price, or twice': `
    select count(*) from (
      select i.id from order_item i
      left join ledger_transfer t on t.item_id = i.id and t.kind = 'purchase'
      left join ledger_settlement s on s.transfer_id = t.id and s.outcome = 'posted'
      group by i.id
      having coalesce(sum(t.amount) filter (where s.transfer_id is not null), 0)
        <> case when i.status = 'done' then i.price else 0 end
    ) x`,
  'an item ended and its money is still held': `
    select count(*) from ledger_transfer t join order_item i on i.id = t.item_id
    left join ledger_settlement s on s.transfer_id = t.id
    where t.hold_account is not null and s.transfer_id is null and i.status in ('done', 'refunded')`,
  'a payment that succeeded did not reach the ledger, or twice': `
    select count(*) from payment p where p.status = 'succeeded'
    and 1 <> (select count(*) from ledger_transfer t where t.payment_id = p.id and t.kind = 'payment')`,
  'an item of a paid order never came to its end': `
    select count(*) from order_item i join customer_order o on o.id = i.order_id
    where o.status in ('paid', 'closed') and i.status not in ('done', 'refunded')`,
  'one key made two orders': `
    select count(*) from (select 1 from idempotency_key group by scope, key having count(*) > 1) x`,
  'a delivered item has two reports or none': `
    select count(*) from order_item i where i.status = 'done'
    and 1 <> (select count(*) from report r where r.item_id = i.id)`,
};

export async function findBrokenLaws(databaseUrl: string): Promise<Mistakes> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<BrokenLaw>(brokenLawsQuery(laws));
    return rows.map(({ law, times }) => `${law}: ${times}`);
  });
}

const LOST = namedSql<{ acknowledged: readonly string[] }>(
  'select id from unnest(:acknowledged::uuid[]) as wanted (id) except select id from customer_order',
);
const UNPAID = namedSql<{ paid: readonly string[] }>(
  `select id from customer_order where id = any(:paid::uuid[]) and status not in ('paid', 'closed')`,
);

/** Acknowledged orders that are missing; of paid ones, also those not marked as paid. */
export function findLost(
  databaseUrl: string,
  acknowledged: readonly string[],
  paid: readonly string[],
): Promise<Mistakes> {
  return withClient(databaseUrl, async (client) => {
    const lost = await client.query(LOST.bind({ acknowledged }));
    const unpaid = await client.query(UNPAID.bind({ paid }));
    return [
      ...(lost.rowCount ? [`acknowledged orders that are gone: ${lost.rowCount}`] : []),
      ...(unpaid.rowCount ? [`orders the provider was paid for and we do not know: ${unpaid.rowCount}`] : []),
    ];
  });
}

const OPEN = namedSql<{ paid: readonly string[] }>(`
  select (
    (select count(*) from order_item i join customer_order o on o.id = i.order_id
     where o.status in ('paid', 'closed') and i.status not in ('done', 'refunded'))
    + (select count(*) from customer_order where id = any(:paid::uuid[]) and status = 'awaiting_payment')
    + (select count(*) from refund where status in ('creating', 'pending'))
  )::int as open`);

/** What is in progress: items of paid orders, payments that may still succeed. */
export function countOpen(databaseUrl: string, paid: readonly string[]): Promise<number> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ open: number }>(OPEN.bind({ paid }));
    return rows[0]?.open ?? 0;
  });
}

interface Remote {
  readonly status: string;
  readonly amount: { readonly value: string };
  readonly refunded_amount?: { readonly value: string };
}

/** The provider's account in the ledger and at the provider, in kopecks. */
export async function compareWithProvider(databaseUrl: string, sandboxUrl: string): Promise<Mistakes> {
  const ours = await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ balance: string }>(
      `select balance from ledger_account where code = 'provider:yookassa'`,
    );
    return -Number(rows[0]?.balance ?? 0);
  });
  const theirs = await readProviderSum(sandboxUrl);
  return ours === theirs ? [] : [`the provider took ${theirs} kopecks and the ledger says ${ours}`];
}

async function readProviderSum(sandboxUrl: string): Promise<number> {
  const kopecksOf = (value: string | undefined) => Math.round(Number(value ?? 0) * 100);
  let sum = 0;
  let cursor: string | undefined;
  do {
    const query = new URLSearchParams({ limit: '100', ...(cursor !== undefined && { cursor }) });
    const response = await fetch(`${sandboxUrl}/yookassa/v3/payments?${query.toString()}`, {
      headers: { authorization: `Basic ${Buffer.from('sandbox-shop:sandbox-secret').toString('base64')}` },
    });
    const page = (await response.json()) as { items: Remote[]; next_cursor?: string };
    for (const { status, amount, refunded_amount: back } of page.items) {
      if (status === 'succeeded') sum += kopecksOf(amount.value) - kopecksOf(back?.value);
    }
    cursor = page.next_cursor;
  } while (cursor !== undefined);
  return sum;
}

async function withClient<Value>(url: string, ask: (client: Client) => Promise<Value>): Promise<Value> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await ask(client);
  } finally {
    await client.end();
  }
}
