import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { namedSql } from '@proverka/sql/named-sql';
import { kopecks } from '@proverka/validation/money';
import type { Deps } from '#app/deps.ts';
import { bookTransfer, codeOf, openUserAccounts } from '#money/ledger.store.ts';
import { expiryOf } from '#fulfilment/report/report-retention.domain.ts';
import { insertDeletion } from '#personal-data/insert-deletion.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Life } from './history.ts';

export const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** One thing that happens on a day. */
export interface Happening {
  readonly day: number;
  readonly happen: () => Promise<void>;
}

interface World {
  readonly deps: Deps;
  readonly owner: Pool;
  readonly start: Date;
  readonly productId: string;
}

/** The happenings of a life. Rows are written as the product writes them, dated by the simulated clock. */
export function happeningsOf(world: World, life: Life): Happening[] {
  const id = randomUUID();
  const { deps, owner, start } = world;
  let hasLeft = false;
  const at = (day: number) => new Date(start.getTime() + day * DAY_MS + life.hour * HOUR_MS);
  const on = (after: number, happen: (now: Date) => Promise<unknown>): Happening => ({
    day: life.born + after,
    happen: async () => {
      if (!hasLeft) await happen(at(life.born + after));
    },
  });
  return [
    on(0, async (now) => {
      await owner.query(BORN.bind({ id, now }));
      await inTransaction(deps.db, (tx) => openUserAccounts(tx, id));
      await owner.query(DEVICE.bind({ id, device: Buffer.from(id), now }));
    }),
    ...life.topUps.map((after, index) => on(after, () => topUp(deps, id, `${id}:${index}`))),
    ...life.support.map((after) => on(after, (now) => owner.query(SUPPORT.bind({ id, now })))),
    ...(life.documents.length === 0 ? [] : [on(0, (now) => documents(world, id, now, life))]),
    ...life.orders.flatMap((order) => ordersOf(world, id, order, on)),
    ...(life.leaves === null
      ? []
      : [
          on(life.leaves + 1, async (now) => {
            hasLeft = true;
            await inTransaction(deps.db, async (tx) => {
              await insertDeletion(tx, id, now);
              await tx.updateTable('app_user').set({ closed_at: now }).where('id', '=', id).execute();
              await deps.destroyed.add('withdrawn', 'account', [id], now);
            });
          }),
        ]),
  ];
}

type On = (after: number, happen: (now: Date) => Promise<unknown>) => Happening;

function ordersOf(
  { deps, owner, productId }: World,
  userId: string,
  { after, fate, answered }: Life['orders'][number],
  on: On,
): Happening[] {
  const itemId = randomUUID();
  const placed = on(after, async (now) => {
    const status = fate === 'unpaid' ? 'expired' : 'closed';
    await owner.query(ORDER.bind({ itemId, userId, status, now, productId }));
    if (fate === 'unpaid') return;
    const file = await deps.files.put(Buffer.from(`document of ${itemId}`));
    await owner.query(
      REPORT.bind({ itemId, now, expires: expiryOf(now), number: itemId.slice(0, 18), file }),
    );
    if (fate === 'disputed') await owner.query(DISPUTE.bind({ itemId, userId, now }));
  });
  if (fate !== 'disputed') return [placed];
  const answer = on(after + answered, (now) => owner.query(ANSWER.bind({ itemId, now })));
  return [placed, answer];
}

const topUp = (deps: Deps, userId: string, reference: string) =>
  inTransaction(deps.db, (tx) =>
    bookTransfer(tx, {
      reference,
      kind: 'payment',
      from: codeOf.provider,
      to: codeOf.user(userId, 'paid'),
      amount: kopecks(49_900),
    }),
  );

async function documents({ owner }: World, userId: string, now: Date, life: Life): Promise<void> {
  const payerId = randomUUID();
  const days = life.documents.map((after) => new Date(now.getTime() + after * DAY_MS));
  const first = new Date(Math.min(now.getTime(), ...days.map((one) => one.getTime())));
  const inn = payerId.replaceAll(/\D/g, '').padEnd(12, '1').slice(0, 12);
  await owner.query(PAYER.bind({ payerId, userId, inn, now: first }));
  for (const issued of days) await owner.query(INVOICE.bind({ userId, payerId, issued }));
}

const DEVICE = namedSql<{ id: string; device: Buffer; now: Date }>(
  `insert into known_place values (:id, 'device', :device, :now)`,
);
const ANSWER = namedSql<{ itemId: string; now: Date }>(
  `update dispute set outcome = 'explained', answer = 'Так.', answered_at = :now where item_id = :itemId`,
);
const BORN = namedSql<{ id: string; now: Date }>(`
  insert into app_user (id, email, name, phone, role, brand, password_hash, registration_url, created_at)
  values (:id::uuid, :id || '@example.com', 'Тестов', '', 1, 'person-check', 'none', '', :now)`);
const SUPPORT = namedSql<{ id: string; now: Date }>(`
  insert into support_case (id, kind, state, brand, user_id, name, email, opened_at, changed_at, closed_at)
  values (uuidv7(), 'question', 'closed', 'person-check', :id::uuid, 'Тестов', :id || '@example.com', :now, :now, :now)`);
const ORDER = namedSql<{ itemId: string; userId: string; status: string; now: Date; productId: string }>(`
  with o as (
    insert into customer_order (id, user_id, brand, kind, method, status, total, metadata, created_at, expires_at)
    values (:itemId, :userId, 'person-check', 'purchase', 'card', :status, 9900, '{"visit":"1"}', :now, :now)
  )
  insert into order_item (id, order_id, position, product_id, object_key, object_address, price, price_breakdown, metadata, status)
  values (:itemId, :itemId, 0, :productId, 'person', '', 9900, '[]', '{"ownersData":[{"last_name":"Тестов"}]}',
    case when :status = 'expired' then 'created' else 'done' end)`);
const REPORT = namedSql<{ itemId: string; now: Date; expires: Date; number: string; file: string }>(`
  with r as (
    insert into report (item_id, number, created_at, completed_at, expires_at, content_hash) values (:itemId, :number, :now, :now, :expires, '')
  )
  insert into report_task (id, item_id, type, status, created_at, finished_at, deadline_at, file_hash, result)
  values (uuidv7(), :itemId, 'fssp', 'found', :now, :now, :now, :file, '{"name":"Тестов"}')`);
const DISPUTE = namedSql<{ itemId: string; userId: string; now: Date }>(`
  insert into dispute (id, item_id, user_id, finding_key, finding, text, opened_at)
  values (uuidv7(), :itemId, :userId, 'k', '{}', 'Неверно', :now)`);
const PAYER = namedSql<{ payerId: string; userId: string; inn: string; now: Date }>(`
  insert into payer (id, user_id, inn, kpp, ogrn, name, address, email, bank_name, bik, account, correspondent_account, created_at)
  values (:payerId, :userId, :inn, '', '', 'ИП Тестов', '', '', '', '', '', '', :now)`);
const INVOICE = namedSql<{ userId: string; payerId: string; issued: Date }>(`
  insert into invoice (id, kind, number, brand, user_id, payer_id, payer_revision, subject, amount, issued_on, content, created_at)
  values (uuidv7(), 'act', uuidv7()::text, 'person-check', :userId, :payerId, 1, uuidv7()::text, 9900,
    (:issued::timestamptz at time zone 'Europe/Moscow')::date,
    '{"seller":{},"payer":{"name":"ИП Тестов"},"lines":[],"ground":""}', :issued)`);
