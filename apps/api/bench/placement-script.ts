import { PgBoss } from 'pg-boss';
import { FIND_SESSION } from '#accounts/presented-session.store.ts';
import { OPEN_ORDER, PLACE_ORDER } from '#ordering/placement.store.ts';
import type { Statement } from '#platform/db/statement.ts';
import { CUSTOMERS, PRODUCT_ID, firstAccountOf, purses } from './bench-world.ts';
import type { BenchWorld } from './bench-world.ts';

/**
 * The statements of an order as a pgbench script: exactly the texts the server sends, with parameters computed from a random
 * number. Run with `-M prepared`, because the server prepares them too.
 */
export async function placementScript({ databaseUrl, orderBody }: BenchWorld): Promise<string> {
  const statements = [
    withValues(FIND_SESSION, {
      tokenHash: `decode(md5(:customer::text), 'hex')`,
      now: 'now()',
      staffIdleSince: 'now()',
      idleSince: 'now()',
    }),
    'begin',
    withValues(OPEN_ORDER, { userId: customer, scope: ':customer::text', key }),
    withValues(PLACE_ORDER, placementValues(orderBody)),
    withValues({ text: await enqueueStatement(databaseUrl), names: ['jobs'] }, { jobs }),
    'commit',
  ];
  const lines = statements.map((statement) => `${statement.replaceAll(/\s+/g, ' ').trim()};`);
  const first = await firstAccountOf(databaseUrl);
  const variables = [
    `\\set customer random(0, ${CUSTOMERS - 1})`,
    '\\set n random(1, 9000000000000000)',
    ...purses.map((purse, index) => `\\set ${purse} ${first + index} + :customer * ${purses.length}`),
  ];
  return [...variables, ...lines].join('\n');
}

const customer = 'md5(:customer::text)::uuid';
const key = `'bench-' || :n::bigint`;
// pgbench takes a colon before a word for a variable, also inside a literal.
const literal = (text: string): string =>
  `convert_from('\\x${Buffer.from(text).toString('hex')}'::bytea, 'utf8')`;
const uuid = (kind: string): string => `md5('${kind}' || :n::bigint)::uuid`;
const jobs = `json_build_array(json_build_object('data', json_build_object('taskId', ${uuid('task')}), 'singletonKey', ${uuid('task')} || ' now'))::text`;
// The server learns these from the lock; here they are computed from the customer's number.
const accountOf = (purse: 'paid' | 'bonus' | 'hold'): string => `:${purse}::bigint`;

function placementValues(orderBody: object) {
  const task = `jsonb_build_array(jsonb_build_object('id', ${uuid('task')}, 'type', 'egrn_object', 'deadline_at', now()))`;
  const started = `jsonb_build_array(jsonb_build_object('item_id', ${uuid('item')}, 'number', ${uuid('number')}, 'revenue', ${literal('revenue:real-estate:EgrnObject')}, 'bonus', 0, 'paid', 49900, 'tasks', ${task}))`;
  const breakdown = `${literal('{"total":49900,"parts":[{"component":"Base","amount":49900}]}')}::jsonb`;
  const item = `jsonb_build_array(jsonb_build_object('id', ${uuid('item')}, 'position', 0, 'product_id', '${PRODUCT_ID}', 'object_key', ${literal('77:01:0001001:1024')}, 'object_address', ${literal('г Москва, ул Тестовая, д 1')}, 'price', 49900, 'price_breakdown', ${breakdown}, 'metadata', '{}'::jsonb))`;
  // As long as a real answer, which the server stores with the key.
  const answer = literal(
    JSON.stringify({ ...orderBody, payment_data: null, redirect_url: null, id: PRODUCT_ID }),
  );
  return {
    order_id: uuid('order'),
    now: 'now()',
    paid_account: accountOf('paid'),
    bonus_account: accountOf('bonus'),
    hold_account: accountOf('hold'),
    started: `${started}::text`,
    user_id: customer,
    brand: `'real-estate'`,
    variant: `'main'`,
    method: `'balance'`,
    order_status: `'paid'`,
    item_status: `'queued'`,
    total: '49900',
    metadata: `${literal('{"orderType":"object"}')}::jsonb`,
    partner_id: 'null::text',
    expires_at: `now() + interval '1 day'`,
    paid_at: 'now()',
    card_amount: 'null::bigint',
    items: `${item}::text`,
    scope: ':customer::text',
    key,
    request_hash: `'\\x00'::bytea`,
    secret_hash: 'null',
    answer,
  };
}

type Named<Name extends string> = Pick<Statement<{ [Each in Name]: unknown }, unknown>, 'text' | 'names'>;

const withValues = <Name extends string>(
  { text, names }: Named<Name>,
  values: Readonly<Record<Name, string>>,
): string =>
  text
    .replaceAll(/'([^']*)'/g, (quoted, inner: string) => (/:\w/.test(inner) ? literal(inner) : quoted))
    .replaceAll(/\$(\d+)/g, (_, index: string) => `(${values[names[Number(index) - 1] as Name]})`);

/** What pg-boss sends to put one job into the queue of tasks. */
async function enqueueStatement(databaseUrl: string): Promise<string> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    migrate: false,
    supervise: false,
    schedule: false,
    max: 1,
  });
  await boss.start();
  let text = '';
  const listener = {
    executeSql: (sql: string) => {
      text = sql;
      return Promise.resolve({ rows: [] });
    },
  };
  await boss.insert('report.task', [{ data: {} }], { db: listener });
  await boss.stop({ graceful: false });
  return text;
}
