import { sql } from 'kysely';
import type { Curator } from '@proverka/contract/responsible-user';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Connection, Transaction } from '#platform/db/transaction.ts';
import { done, refuse } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import type { DeskDeps } from '../deps.ts';

interface CuratorRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly customers: number;
  readonly has_role: boolean;
}

/** Staff with the role of a curator now and whoever answers for the customer, and how many customers each answers for. */
async function readCurators(db: Connection, responsible: string | null): Promise<readonly CuratorRow[]> {
  const { rows } = await sql<CuratorRow>`
    with holders as (
      select g.user_id from staff_grant g join app_user h on h.id = g.user_id
      where g.staff_role = 'curator' and g.confirmed_at is not null and g.ended_at is null and h.closed_at is null
    )
    select u.id, u.name, u.email, u.id in (table holders) as has_role,
      (select count(*)::int from responsible_user r where r.responsible_id = u.id) as customers
    from app_user u where u.id in (table holders) or u.id = ${responsible}
    order by u.name, u.email limit 500`.execute(db);
  return rows;
}

const readResponsible = async (db: Connection, personId: string): Promise<string | null> => {
  const row = await db
    .selectFrom('responsible_user')
    .select('responsible_id')
    .where('user_id', '=', personId)
    .executeTakeFirst();
  return row?.responsible_id ?? null;
};

const isThere = async (db: Connection, personId: string): Promise<boolean> =>
  (await db.selectFrom('app_user').select('id').where('id', '=', personId).executeTakeFirst()) !== undefined;

/** Who answers for a customer, and who might. */
export async function viewResponsible(
  { db }: Pick<DeskDeps, 'db'>,
  personId: string,
): Promise<Result<{ responsible_id: string | null; curators: Curator[] }, 'person_not_found'>> {
  if (!(await isThere(db, personId))) return refuse('person_not_found');
  const responsible = await readResponsible(db, personId);
  const curators = await readCurators(db, responsible);
  return done({
    responsible_id: responsible,
    curators: curators.map(viewCurator),
  });
}

const viewCurator = ({ id, ...curator }: CuratorRow): Curator => ({ person_id: id, ...curator });

interface Assignment {
  readonly person_id: string;
  readonly responsible_id: string;
}

/** Makes a curator answer for a customer, in place of whoever did. */
export function assignResponsible(
  deps: DeskDeps,
  caller: Caller,
  { person_id: personId, responsible_id: responsibleId }: Assignment,
): Promise<Result<{ ok: true }, 'person_not_found' | 'no_curator'>> {
  return inTransaction(deps.db, async (tx) => {
    const person = await lockOpen(tx, personId);
    if (person === undefined) return refuse('person_not_found');
    const curators = await readCurators(tx, null);
    if (responsibleId === personId || !curators.some(({ id }) => id === responsibleId))
      return refuse('no_curator');
    const before = await readResponsible(tx, personId);
    if (before === responsibleId) return done({ ok: true as const });
    const row = { responsible_id: responsibleId, assigned_by: caller.userId, assigned_at: deps.now() };
    await tx
      .insertInto('responsible_user')
      .values({ user_id: personId, ...row })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
      .execute();
    await recordEvent(deps, tx, caller, {
      event: 'responsible.assigned',
      ownerId: personId,
      subject: personId,
      before: { responsible_id: before },
      after: { responsible_id: responsibleId },
    });
    return done({ ok: true as const });
  });
}

/** Nobody answers for the customer any more; it is no fault when nobody did. */
export function removeResponsible(
  deps: DeskDeps,
  caller: Caller,
  personId: string,
): Promise<Result<{ ok: true }, 'person_not_found'>> {
  return inTransaction(deps.db, async (tx) => {
    if ((await lockOpen(tx, personId)) === undefined) return refuse('person_not_found');
    const removed = await tx
      .deleteFrom('responsible_user')
      .where('user_id', '=', personId)
      .returning('responsible_id')
      .executeTakeFirst();
    if (removed !== undefined)
      await recordEvent(deps, tx, caller, {
        event: 'responsible.removed',
        ownerId: personId,
        subject: personId,
        before: { responsible_id: removed.responsible_id },
      });
    return done({ ok: true as const });
  });
}

/** Two who change one customer do it one after the other. */
const lockOpen = (tx: Transaction, personId: string) =>
  tx
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', personId)
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
