import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { CatalogueDeps } from '../deps.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { isReached, readStanding } from '../buyer/standing.ts';

interface Assignment {
  readonly userId: string;
  readonly tariffId: number;
  /** Of the staff; whoever connects a tariff gives none. */
  readonly reason?: string;
}

/**
 * A user connects a tariff whose threshold they have reached. Thresholds apply by themselves (section 4), so this changes no
 * price and does not survive a refund; a tariff assigned by an administrator stays.
 */
export async function activateTariff(
  deps: CatalogueDeps,
  caller: Caller,
  tariffId: number,
): Promise<Result<true, 'tariff_not_found' | 'tariff_not_reached' | 'tariff_assigned'>> {
  const [tariffs, catalogue] = await Promise.all([deps.tariffs(), deps.catalogue()]);
  const tariff = tariffs.find(({ simpleId, isHidden }) => simpleId === tariffId && !isHidden);
  if (tariff === undefined) return refuse('tariff_not_found');
  const { userId } = caller;
  const facts = await readStanding(deps.db, userId);
  if (!isReached(tariff, tariffs, catalogue, facts)) return refuse('tariff_not_reached');
  return saveAssignment(deps, caller, { userId, tariffId });
}

/** An administrator assigns a tariff, possibly a hidden one; it replaces the one the person connected. */
export async function assignTariff(
  deps: CatalogueDeps,
  caller: Caller,
  wish: Assignment,
): Promise<Result<true, 'tariff_not_found' | 'person_not_found' | 'tariff_assigned'>> {
  const { userId, tariffId } = wish;
  if (!(await isKnown(deps, tariffId))) return refuse('tariff_not_found');
  if (!(await isPerson(deps, userId))) return refuse('person_not_found');
  return saveAssignment(deps, caller, wish);
}

/** Replaces the tariff the person connected, never one an administrator assigned. */
function saveAssignment(
  deps: CatalogueDeps,
  caller: Caller,
  { userId, tariffId, reason }: Assignment,
): Promise<Result<true, 'tariff_assigned'>> {
  return inTransaction(deps.db, async (tx) => {
    const before = await lockAssignment(tx, userId);
    const row = { tariff_simple_id: tariffId, assigned_by: caller.userId, assigned_at: deps.now() };
    const saved = await tx
      .insertInto('person_tariff')
      .values({ user_id: userId, ...row })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet(row).where('person_tariff.assigned_by', '=', userId),
      )
      .returning('user_id')
      .executeTakeFirst();
    if (saved === undefined) return refuse('tariff_assigned');
    const event = { event: 'tariff.assigned', ownerId: userId, subject: userId, reason } as const;
    await recordEvent(deps, tx, caller, { ...event, before: factsOf(before), after: { tariff: tariffId } });
    return done(true);
  });
}

export async function reassignTariff(
  deps: CatalogueDeps,
  caller: Caller,
  { userId, tariffId, reason }: Assignment,
): Promise<Result<true, 'tariff_not_found' | 'person_not_found' | 'tariff_not_assigned'>> {
  if (!(await isKnown(deps, tariffId))) return refuse('tariff_not_found');
  if (!(await isPerson(deps, userId))) return refuse('person_not_found');
  return inTransaction(deps.db, async (tx) => {
    const before = await lockAssignment(tx, userId);
    if (before === undefined) return refuse('tariff_not_assigned');
    await tx
      .updateTable('person_tariff')
      .set({ tariff_simple_id: tariffId, assigned_by: caller.userId, assigned_at: deps.now() })
      .where('user_id', '=', userId)
      .execute();
    const event = { event: 'tariff.assigned', ownerId: userId, subject: userId, reason } as const;
    await recordEvent(deps, tx, caller, { ...event, before: factsOf(before), after: { tariff: tariffId } });
    return done(true);
  });
}

export async function unassignTariff(
  deps: CatalogueDeps,
  caller: Caller,
  { userId, reason }: Pick<Assignment, 'userId' | 'reason'>,
): Promise<Result<true, 'person_not_found' | 'tariff_not_assigned'>> {
  if (!(await isPerson(deps, userId))) return refuse('person_not_found');
  return inTransaction(deps.db, async (tx) => {
    const before = await lockAssignment(tx, userId);
    if (before === undefined) return refuse('tariff_not_assigned');
    await tx.deleteFrom('person_tariff').where('user_id', '=', userId).execute();
    const event = { event: 'tariff.removed', ownerId: userId, subject: userId, reason } as const;
    await recordEvent(deps, tx, caller, { ...event, before: factsOf(before) });
    return done(true);
  });
}

const lockAssignment = (tx: Transaction, userId: string) =>
  tx
    .selectFrom('person_tariff')
    .select('tariff_simple_id')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();

const factsOf = (row: { readonly tariff_simple_id: number } | undefined) => ({
  tariff: row?.tariff_simple_id ?? null,
});

const isKnown = async (deps: CatalogueDeps, tariffId: number): Promise<boolean> =>
  (await deps.tariffs()).some(({ simpleId }) => simpleId === tariffId);

export async function isPerson({ db }: Pick<CatalogueDeps, 'db'>, id: string): Promise<boolean> {
  const row = await db.selectFrom('app_user').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}
