import type { CatalogueDeps } from '../deps.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { isReached, readStanding } from '../buyer/standing.ts';

interface Assignment {
  readonly userId: string;
  readonly tariffId: number;
}

/**
 * A user connects a tariff whose threshold they have reached. Thresholds apply by themselves (section 4), so this changes no
 * price and does not survive a refund; a tariff assigned by an administrator stays.
 */
export async function activateTariff(
  deps: CatalogueDeps,
  { userId, tariffId }: Assignment,
): Promise<Result<true, 'tariff_not_found' | 'tariff_not_reached' | 'tariff_assigned'>> {
  const [tariffs, catalogue] = await Promise.all([deps.tariffs(), deps.catalogue()]);
  const tariff = tariffs.find(({ simpleId, isHidden }) => simpleId === tariffId && !isHidden);
  if (tariff === undefined) return refuse('tariff_not_found');
  const facts = await readStanding(deps.db, userId);
  if (!isReached(tariff, tariffs, catalogue, facts)) return refuse('tariff_not_reached');
  return saveAssignment(deps, { userId, tariffId }, userId);
}

/** An administrator assigns a tariff, possibly a hidden one; it replaces the one the person connected. */
export async function assignTariff(
  deps: CatalogueDeps,
  { userId, tariffId }: Assignment,
  adminId: string,
): Promise<Result<true, 'tariff_not_found' | 'person_not_found' | 'tariff_assigned'>> {
  if (!(await isKnown(deps, tariffId))) return refuse('tariff_not_found');
  if (!(await isPerson(deps, userId))) return refuse('person_not_found');
  return saveAssignment(deps, { userId, tariffId }, adminId);
}

/** Replaces the tariff the person connected, never one an administrator assigned. */
async function saveAssignment(
  deps: CatalogueDeps,
  { userId, tariffId }: Assignment,
  assignedBy: string,
): Promise<Result<true, 'tariff_assigned'>> {
  const row = { tariff_simple_id: tariffId, assigned_by: assignedBy, assigned_at: deps.now() };
  const saved = await deps.db
    .insertInto('person_tariff')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(row).where('person_tariff.assigned_by', '=', userId),
    )
    .returning('user_id')
    .executeTakeFirst();
  return saved === undefined ? refuse('tariff_assigned') : done(true);
}

export async function reassignTariff(
  deps: CatalogueDeps,
  { userId, tariffId }: Assignment,
  adminId: string,
): Promise<Result<true, 'tariff_not_found' | 'person_not_found' | 'tariff_not_assigned'>> {
  if (!(await isKnown(deps, tariffId))) return refuse('tariff_not_found');
  if (!(await isPerson(deps, userId))) return refuse('person_not_found');
  const saved = await deps.db
    .updateTable('person_tariff')
    .set({ tariff_simple_id: tariffId, assigned_by: adminId, assigned_at: deps.now() })
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst();
  return saved === undefined ? refuse('tariff_not_assigned') : done(true);
}

export async function unassignTariff(
  deps: CatalogueDeps,
  userId: string,
): Promise<Result<true, 'person_not_found' | 'tariff_not_assigned'>> {
  if (!(await isPerson(deps, userId))) return refuse('person_not_found');
  const gone = await deps.db
    .deleteFrom('person_tariff')
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst();
  return gone === undefined ? refuse('tariff_not_assigned') : done(true);
}

const isKnown = async (deps: CatalogueDeps, tariffId: number): Promise<boolean> =>
  (await deps.tariffs()).some(({ simpleId }) => simpleId === tariffId);

export async function isPerson({ db }: Pick<CatalogueDeps, 'db'>, id: string): Promise<boolean> {
  const row = await db.selectFrom('app_user').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}
