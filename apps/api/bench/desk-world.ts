import { namedSql } from '@proverka/sql/named-sql';
import { hashSessionToken } from '#platform/http/session.ts';
import { BENCH_ID, fillDatabase, serveDatabase, urlOf, withClient } from './filled-database.ts';

export interface DeskWorld {
  readonly apiUrl: string;
  /** Of an admin with a fresh proof, as the shell sends them. */
  readonly headers: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
}

interface Size {
  readonly people: number;
  readonly ordersEach: number;
}

const TOKEN = 'bench-desk-token-0000000000000000';
const NAME = 'desk';

/**
 * People of several roles, tariffs and sources with orders over eleven months, and an admin of the desk. A server that has the
 * database already is asked as it is, so that the data is made once for many runs.
 */
export async function createDeskWorld(serverUrl: string, size: Size): Promise<DeskWorld> {
  const databaseUrl = (await isThere(serverUrl))
    ? urlOf(serverUrl, NAME)
    : await fillDatabase({ serverUrl, name: NAME, statements: STATEMENTS, parameters: { ...size } });
  await withClient(databaseUrl, (client) =>
    client.query(OPEN_SESSION.bind({ hash: hashSessionToken(TOKEN) })),
  );
  return {
    ...(await serveDatabase(databaseUrl)),
    headers: { authorization: `Bearer ${TOKEN}`, 'x-forwarded-host': 'admin.localhost:3000' },
  };
}

const isThere = (serverUrl: string): Promise<boolean> =>
  withClient(serverUrl, async (client) => {
    const { rows } = await client.query<{ datname: string }>('select datname from pg_database');
    return rows.some(({ datname }) => datname === NAME);
  });

const AT = `timestamptz '2026-01-01' + o * interval '330 days' / (:people::int * :ordersEach::int)`;
const ORDERS = `generate_series(0, :people::int * :ordersEach::int - 1) o`;

// Three in four orders are everybody's in turn; of the others few people place most, as customers of a shop do.
const BUYER = `'user' || case when o % 4 = 1 then floor(power((o % :people::int) / :people::float8, 3) * :people::int)::int else o % :people::int end`;

// What delivered items were charged and what their sources took. Purses are not booked on: no figure reads them.
const DELIVERED = 'o % 100 <> 2 and o % 500 <> 3 and o % 10 <> 0 and o % 20 <> 7';
const REVENUE = [
  `insert into ledger_account (code, kind, min_balance) select distinct 'revenue:' || site || ':' || name, 'revenue', 0
   from product cross join unnest(array['real-estate', 'person-check']) site on conflict (code) do nothing`,
  `insert into ledger_transfer
     (id, reference, debit_account, credit_account, hold_account, amount, kind, purse, order_id, item_id, created_at)
   select bench_id('transfer' || o), 'bench ' || o, -1, a.id, -2, i.price, 'purchase', 'paid', i.order_id, i.id, ${AT}
   from ${ORDERS} join order_item i on i.id = bench_id('item' || o) join product p on p.id = i.product_id
     join ledger_account a on a.code = 'revenue:' || case when o % 3 = 0 then 'person-check' else 'real-estate' end || ':' || p.name
   where ${DELIVERED}`,
  `insert into ledger_settlement (transfer_id, outcome, reference, created_at)
   select bench_id('transfer' || o), 'posted', 'bench ' || o, ${AT} + interval '4 minutes' from ${ORDERS} where ${DELIVERED}`,
  `insert into source_charge (item_id, task_type, source, amount, charged_at)
   select bench_id('item' || o), 'bench', 'source ' || o % 5, 1500, ${AT} + interval '2 minutes' from ${ORDERS} where ${DELIVERED}`,
];

// Kinds and states are spread by remainders, so that some pairs of them are frequent, some rare and some never meet.
const STATEMENTS = [
  BENCH_ID,
  `insert into app_user (id, email, name, phone, role, brand, password_hash, registration_url, campaign, created_at)
   select bench_id('user' || n), n || '@bench.example', 'Тестов' || n % 997 || ' ' || (array['Иван', 'Пётр', 'Анна', 'Мария'])[1 + n % 4],
     '+7999' || lpad((1000000 + n)::text, 7, '0'), case when n % 50 = 0 then 9 else 1 + n % 8 end,
     case when n % 3 = 0 then 'person-check' else 'real-estate' end, 'none', '',
     case when n % 40 = 0 then 'spring50' when n = 77 then 'rare10' end,
     timestamptz '2026-01-01' + n * interval '330 days' / :people::int
   from generate_series(0, :people::int - 1) n`,
  `insert into ledger_account (code, kind, user_id, min_balance, balance, spent)
   select 'user:' || bench_id('user' || n) || ':' || purse, 'user_' || purse, bench_id('user' || n), 0,
     case when purse = 'paid' and n % 20 = 0 then n % 100000 else 0 end,
     case when purse = 'hold' and n % 3 > 0 then (n % 1000) * 4990 else 0 end
   from generate_series(0, :people::int - 1) n cross join unnest(array['paid', 'bonus', 'hold']) purse`,
  `insert into person_tariff (user_id, tariff_simple_id, assigned_by, assigned_at)
   select bench_id('user' || n), t.simple_id, bench_id('user0'), now()
   from generate_series(1, :people::int - 1, 1000) n cross join (select max(simple_id) as simple_id from tariff) t`,
  `insert into customer_order (id, user_id, brand, kind, method, status, total, card_amount, metadata, created_at, expires_at, paid_at, traffic)
   select bench_id('order' || o), bench_id(${BUYER}), case when o % 3 = 0 then 'person-check' else 'real-estate' end,
     case when o % 20 = 7 then 'top_up' else 'purchase' end,
     case when o % 5 = 0 then 'card' when o % 1000 = 3 then 'mixed' else 'balance' end,
     case when o % 10 = 0 then 'expired' when o % 1000 = 1 then 'awaiting_payment' when o % 100 = 2 then 'paid' else 'closed' end,
     case when o = 777 then 12345600 else 49900 + o % 20 * 10000 end,
     case when o % 5 > 0 and o % 1000 = 3 then 100 end, '{}', ${AT}, ${AT} + interval '1 day', ${AT},
     case when o % 7 = 0 then 'campaign' when o % 11 = 0 then 'partner' else 'direct' end
   from ${ORDERS}`,
  `insert into order_item (id, order_id, position, product_id, object_key, object_address, price, price_breakdown, metadata, status, finished_at)
   select bench_id('item' || o), bench_id('order' || o), 0, p.id, '77:01:' || lpad(o::text, 7, '0') || ':1',
     'г Москва, ул Тестовая, д ' || o % 300, 49900, '{}', '{}',
     case when o % 100 = 2 then 'running' when o % 500 = 3 then 'failed' when o % 10 = 0 then 'created' else 'done' end,
     case when o % 100 <> 2 and o % 10 <> 0 then ${AT} + interval '4 minutes' end
   from ${ORDERS}
   join (select id, row_number() over (order by id) - 1 as place, count(*) over () as count from product) p
     on p.place = case when o % 2 = 0 then 0 else o % p.count end
   where o % 20 <> 7`,
  `insert into report (item_id, number, created_at)
   select bench_id('item' || o), 'BENCH-' || o, now() from ${ORDERS} where o % 10 <> 0 and o % 20 <> 7`,
  'insert into desk_person select * from desk_person_now',
  'insert into desk_order_product select * from desk_order_product_now',
  'insert into desk_order_watched select * from desk_order_watched_now',
  ...REVENUE,
  'select numbers_rebuild()',
  `insert into numbers_change (day, figure, brand, traffic, product_name, part, quantity, amount)
   select day, figure, brand, traffic, product_name, part, 1, 100 from numbers_day limit 20000`,
  `insert into staff_grant (id, user_id, staff_role, given_at, confirmed_at)
   select gen_random_uuid(), bench_id('user0'), 'admin', now(), now()`,
];

const OPEN_SESSION = namedSql<{ hash: Buffer }>(`
  insert into session (token_hash, user_id, created_at, expires_at, user_agent, is_staff, proved_at, used_at)
  values (:hash, bench_id('user0'), now(), now() + interval '12 hours', '', true, now() + interval '1 day', now())
  on conflict (token_hash) do update set expires_at = excluded.expires_at, proved_at = excluded.proved_at, used_at = excluded.used_at`);
