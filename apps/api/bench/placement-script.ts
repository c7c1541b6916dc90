import { PgBoss } from 'pg-boss';
import { FIND_SESSION } from '../src/accounts/session.store.ts';
import { LOCK_FOR_ORDER, PLACE_ORDER } from '../src/orders/placement.store.ts';
import { FIND_STANDING } from '../src/tariffs/standing.ts';
import { CUSTOMERS, PRODUCT_ID, firstAccountOf, purses } from './bench-world.ts';
import type { BenchWorld } from './bench-world.ts';

/**
 * The statements of an order as a pgbench script: the very texts the server sends, their parameters computed in place
 * from a random number. Run with `-M prepared`, as the server prepares them too.
 */
export async function placementScript({ databaseUrl, orderBody }: BenchWorld): Promise<string> {
  const statements = [
    withValues(FIND_SESSION, [`decode(md5(:customer::text), 'hex')`, 'now()']),
    withValues(FIND_STANDING, ['md5(:customer::text)::uuid']),
    'begin',
    withValues(LOCK_FOR_ORDER, ['md5(:customer::text)::uuid', ':customer::text', key]),
    withValues(PLACE_ORDER, placementValues(orderBody)),
    withValues(await enqueueStatement(databaseUrl), [jobs]),
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

const key = `'bench-' || :n::bigint`;
// pgbench takes a colon before a word for a variable, also inside a literal.
const literal = (text: string): string =>
  `convert_from('\\x${Buffer.from(text).toString('hex')}'::bytea, 'utf8')`;
const uuid = (kind: string): string => `md5('${kind}' || :n::bigint)::uuid`;
const jobs = `json_build_array(json_build_object('data', json_build_object('taskId', ${uuid('task')}), 'singletonKey', ${uuid('task')} || ' now'))::text`;
// The server knows these from the lock; here they follow from the customer's number.
const accountOf = (purse: 'paid' | 'bonus' | 'hold'): string => `:${purse}::bigint`;

/** In the order of the statement's placeholders. */
function placementValues(orderBody: object): string[] {
  const task = `jsonb_build_array(jsonb_build_object('id', ${uuid('task')}, 'type', 'egrn_object', 'deadline_at', now()))`;
  const started = `jsonb_build_array(jsonb_build_object('item_id', ${uuid('item')}, 'number', ${uuid('number')}, 'revenue', ${literal('revenue:real-estate:EgrnObject')}, 'bonus', 0, 'paid', 49900, 'tasks', ${task}))`;
  const breakdown = `${literal('{"total":49900,"parts":[{"component":"Base","amount":49900}]}')}::jsonb`;
  const item = `jsonb_build_array(jsonb_build_object('id', ${uuid('item')}, 'position', 0, 'product_id', '${PRODUCT_ID}', 'object_key', ${literal('77:01:0001001:1024')}, 'object_address', ${literal('г Москва, ул Тестовая, д 1')}, 'price', 49900, 'price_breakdown', ${breakdown}, 'metadata', '{}'::jsonb))`;
  // As long as a real answer, which the server stores beside the key.
  const answer = literal(
    JSON.stringify({ ...orderBody, payment_data: null, redirect_url: null, id: PRODUCT_ID }),
  );
  const customer = 'md5(:customer::text)::uuid';
  return [
    uuid('order'),
    'now()',
    accountOf('paid'),
    accountOf('bonus'),
    accountOf('hold'),
    `${started}::text`,
    customer,
    `'real-estate'`,
    `'balance'`,
    `'paid'`,
    '49900',
    `${literal('{"orderType":"object"}')}::jsonb`,
    'null::text',
    `now() + interval '1 day'`,
    `'queued'`,
    `${item}::text`,
    ':customer::text',
    key,
    `'\\x00'::bytea`,
    answer,
  ];
}

const withValues = (statement: string, values: readonly string[]): string =>
  statement
    .replaceAll(/'([^']*)'/g, (quoted, text: string) => (/:\w/.test(text) ? literal(text) : quoted))
    .replaceAll(/\$(\d+)/g, (_, index: string) => `(${values[Number(index) - 1] ?? 'null'})`);

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
