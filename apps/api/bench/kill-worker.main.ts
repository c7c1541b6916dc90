import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { orderChecks, payByCard } from './check-customer.ts';
import { startCheckStack } from './check-stack.ts';

/**
 * Fifty people's checks are paid for, and while their sources are asked a worker is killed with SIGKILL, three times; a new
 * one replaces it each time. Afterwards every report must be complete and every customer charged and notified once. Prints a
 * line per invariant and exits with 1 when one is violated.
 */
const REPORTS = 50;
/** Kopecks. */
const PRICE = 9900;
/** The shares of finished tasks at which a worker is killed. */
const KILL_AT = [0.15, 0.4, 0.7];
const PATIENCE_MS = 180_000;

const stack = await startCheckStack({
  sourceRates: 'none',
  sandboxRates: 'none',
  workers: 0,
  checkSeconds: 1,
});
const db = new Client({ connectionString: stack.databaseUrl });
try {
  await db.connect();
  const workers = [await stack.startWorker(), await stack.startWorker()];
  await killInTheMiddle(workers);
  await untilQuiet();
  const laws = [...(await reportLaws()), ...(await moneyLaws()), ...(await letterLaws())];
  for (const { law, count, wanted } of laws)
    process.stdout.write(`${count === wanted ? 'holds ' : 'BROKEN'}  ${law}: ${count} of ${wanted}\n`);
  if (laws.some(({ count, wanted }) => count !== wanted)) process.exitCode = 1;
} finally {
  await db.end();
  await stack.stop();
}

async function killInTheMiddle(workers: ChildProcess[]): Promise<void> {
  const orders = await orderChecks(stack, 0, REPORTS);
  await Promise.all(orders.map((order) => payByCard(stack, order)));
  for (const share of KILL_AT) {
    await until(async () => (await finishedTasks()) >= share * REPORTS * 12);
    workers.shift()?.kill('SIGKILL');
    process.stdout.write(`killed a worker, ${await finishedTasks()} of ${REPORTS * 12} tasks finished\n`);
    workers.push(await stack.startWorker());
  }
}

function finishedTasks(): Promise<number> {
  return countOf('select count(*) from report_task where finished_at is not null');
}

/** All items have ended, and no follow-up work (letters, receipts, PDFs) is pending. */
async function untilQuiet(): Promise<void> {
  await until(
    async () => (await countOf(`select count(*) from order_item where status = 'done'`)) === REPORTS,
  );
  await until(
    async () =>
      (await countOf(`
        select count(*) from pgboss.job where state in ('created', 'retry', 'active')
          and name in ('report.task', 'report.pdf', 'mail.send', 'receipt.send', 'payment.apply')`)) === 0,
  );
}

interface Law {
  readonly law: string;
  readonly count: number;
  readonly wanted: number;
}

async function reportLaws(): Promise<Law[]> {
  return [
    {
      law: 'reports that are complete, with a verdict and a PDF',
      count: await countOf(
        'select count(*) from report where completed_at is not null and verdict is not null and pdf_hash is not null',
      ),
      wanted: REPORTS,
    },
    {
      // The ministry does not know whether some of the invented passports are valid.
      law: 'sources that have answered',
      count: await countOf(
        `select count(*) from report_task where status in ('found', 'nothing_found') or type = 'passport'`,
      ),
      wanted: REPORTS * 12,
    },
  ];
}

async function moneyLaws(): Promise<Law[]> {
  const payments = (await control<{ payments: { status: string }[] }>('/control/api/payments')).payments;
  const receipts = (await control<{ receipts: unknown[] }>('/control/api/receipts')).receipts;
  return [
    {
      law: 'items charged exactly once',
      count: await countOf(`
        select count(*) from (
          select t.item_id from ledger_transfer t join ledger_settlement s on s.transfer_id = t.id
          where t.kind = 'purchase' and t.item_id is not null
          group by t.item_id having count(*) = 1 and min(s.outcome) = 'posted'
        ) once`),
      wanted: REPORTS,
    },
    {
      law: 'kopecks of revenue',
      count: await countOf(
        `select balance from ledger_account where code = 'revenue:person-check:CheckPerson'`,
      ),
      wanted: REPORTS * PRICE,
    },
    {
      law: 'kopecks on all accounts together',
      count: await countOf('select sum(balance) from ledger_account'),
      wanted: 0,
    },
    { law: 'payments at the provider', count: payments.length, wanted: REPORTS },
    { law: 'receipts of delivery at the provider', count: receipts.length, wanted: REPORTS },
  ];
}

async function letterLaws(): Promise<Law[]> {
  const letters: string[] = [];
  let repeats = 0;
  for (let customer = 0; customer < REPORTS; customer += 1) {
    const to = `${customer}@bench.example`;
    const { messages } = await control<{ messages: { subject: string; repeats: number }[] }>(
      `/inbox/api/messages?to=${to}&limit=100`,
    );
    repeats += messages.reduce((sum, message) => sum + message.repeats, 0);
    letters.push(...messages.map(({ subject }) => `${to} ${subject.split(' — ', 1).join('')}`));
  }
  process.stdout.write(
    `sent again by a worker whose predecessor died before it heard yes, and known by their Message-ID: ${repeats}\n`,
  );
  const about = (subject: string) => letters.filter((letter) => letter.endsWith(subject)).length;
  return [
    { law: 'letters «Заказ оплачен»', count: about('Заказ оплачен'), wanted: REPORTS },
    { law: 'letters «Отчёт готов»', count: about('Отчёт готов'), wanted: REPORTS },
    { law: 'different letters', count: new Set(letters).size, wanted: 2 * REPORTS },
  ];
}

async function control<Answer>(path: string): Promise<Answer> {
  return (await (await fetch(`${stack.sandboxUrl}${path}`)).json()) as Answer;
}

/** The first column of the first row. */
async function countOf(sql: string): Promise<number> {
  const { rows } = await db.query<Record<string, string>>(sql);
  return Number(Object.values(rows[0] ?? {})[0]);
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error('waited too long');
    await wait(50);
  }
}
