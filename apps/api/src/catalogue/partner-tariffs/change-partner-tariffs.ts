import type { PartnerTariff, partnerTariffEndpoints } from '@proverka/contract/partner-tariff';
import type { RefusalCode } from '@proverka/contract/refusals';
import { rubles } from '@proverka/validation/money';
import type { z } from 'zod';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { violatesUnique } from '#platform/db/errors.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { CatalogueDeps } from '../deps.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { keepHistory } from '../history/price-history.store.ts';
import { momentOf } from '../price-moment.ts';
import { listPartnerTariffs } from './list-partner-tariffs.ts';

type Endpoints = typeof partnerTariffEndpoints;
type Added = z.output<Endpoints['POST /admin/partner/tariff/add']['body']>;
type Changed = z.output<Endpoints['PUT /admin/partner/tariff/update']['body']>;
type Change<Code extends RefusalCode> = Result<{ partner_tariff: PartnerTariff }, Code>;

interface Terms {
  readonly reward_percent: number;
  /** Kopecks. */
  readonly min_top_up: number;
  readonly starts_at: Date;
}

const factsOf = (row: Terms) => ({
  percent: row.reward_percent,
  kopecks: row.min_top_up,
  starts_at: row.starts_at.toISOString(),
});
const historyFactsOf = (row: Terms) => ({
  reward_percent: row.reward_percent,
  min_top_up: row.min_top_up,
  starts_at: row.starts_at.toISOString(),
});
const termsOf = (input: Added | Changed, startsAt: Date) => ({
  reward_percent: input.reward_percent,
  min_top_up: rubles(input.min_top_up),
  starts_at: startsAt,
  reason: input.reason,
});

/** The tariff that applied before ends when this one begins. */
export function addPartnerTariff(
  deps: CatalogueDeps,
  caller: Caller,
  input: Added,
): Promise<Change<'person_not_found' | 'partner_tariff_moment_taken' | 'price_in_past'>> {
  return unlessTaken(deps, async (tx) => {
    const moment = momentOf(input.starts_at, deps.now());
    if (!moment.ok) return refuse('price_in_past');
    const partner = await tx
      .selectFrom('app_user')
      .select('id')
      .where('id', '=', input.partnerID)
      .where('closed_at', 'is', null)
      .executeTakeFirst();
    if (partner === undefined) return refuse('person_not_found');
    const [id, row] = [deps.newId(), termsOf(input, moment.value)];
    await tx
      .insertInto('partner_tariff')
      .values({ id, partner_id: partner.id, made_by: caller.userId, ...row })
      .execute();
    await recordEvent(deps, tx, caller, {
      event: 'partner_tariff.added',
      ownerId: partner.id,
      subject: id,
      after: factsOf(row),
    });
    await keepHistory(deps, tx, caller, {
      part: 'partner_tariff',
      act: 'added',
      subjectId: id,
      startsAt: moment.value,
      after: historyFactsOf(row),
      reason: input.reason,
    });
    return done({ partner_tariff: await known(deps, tx, partner.id, id) });
  });
}

/** Only before it begins: what was promised for a past moment is not rewritten. */
export function changePartnerTariff(
  deps: CatalogueDeps,
  caller: Caller,
  { partner_tariff_id: id, ...input }: Changed,
): Promise<
  Change<
    'partner_tariff_not_found' | 'partner_tariff_begun' | 'partner_tariff_moment_taken' | 'price_in_past'
  >
> {
  return unlessTaken(deps, async (tx) => {
    const moment = momentOf(input.starts_at, deps.now());
    if (!moment.ok) return refuse('price_in_past');
    const old = await lockTariff(tx, id);
    if (old === undefined) return refuse('partner_tariff_not_found');
    if (old.starts_at <= deps.now()) return refuse('partner_tariff_begun');
    const row = termsOf({ partner_tariff_id: id, ...input }, moment.value);
    await tx
      .updateTable('partner_tariff')
      .set({ ...row, made_by: caller.userId })
      .where('id', '=', id)
      .execute();
    await recordEvent(deps, tx, caller, {
      event: 'partner_tariff.changed',
      ownerId: old.partner_id,
      subject: id,
      before: factsOf(old),
      after: factsOf(row),
    });
    await keepHistory(deps, tx, caller, {
      part: 'partner_tariff',
      act: 'changed',
      subjectId: id,
      startsAt: moment.value,
      before: historyFactsOf(old),
      after: historyFactsOf(row),
      reason: input.reason,
    });
    return done({ partner_tariff: await known(deps, tx, old.partner_id, id) });
  });
}

/** One that has not begun goes; one that applies ends now. */
export function removePartnerTariff(
  deps: CatalogueDeps,
  caller: Caller,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<Result<{ ok: true }, 'partner_tariff_not_found' | 'partner_tariff_over'>> {
  return inTransaction(deps.db, async (tx) => {
    const old = await lockTariff(tx, id);
    if (old === undefined) return refuse('partner_tariff_not_found');
    const now = deps.now();
    const tariffs = await listPartnerTariffs(tx, old.partner_id, now);
    const state = tariffs.find((one) => one.partner_tariff_id === id)?.state;
    if (state === 'over') return refuse('partner_tariff_over');
    if (state === 'coming') await tx.deleteFrom('partner_tariff').where('id', '=', id).execute();
    else await tx.updateTable('partner_tariff').set({ ended_at: now }).where('id', '=', id).execute();
    await recordEvent(deps, tx, caller, {
      event: 'partner_tariff.removed',
      ownerId: old.partner_id,
      subject: id,
      before: factsOf(old),
    });
    await keepHistory(deps, tx, caller, {
      part: 'partner_tariff',
      act: state === 'coming' ? 'withdrawn' : 'removed',
      subjectId: id,
      before: historyFactsOf(old),
      reason,
    });
    return done({ ok: true } as const);
  });
}

const lockTariff = (tx: Transaction, id: string) =>
  tx.selectFrom('partner_tariff').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

async function known(
  deps: CatalogueDeps,
  tx: Transaction,
  partnerId: string,
  id: string,
): Promise<PartnerTariff> {
  const tariffs = await listPartnerTariffs(tx, partnerId, deps.now());
  const tariff = tariffs.find((one) => one.partner_tariff_id === id);
  if (tariff === undefined) throw new Error("a partner's tariff is gone the moment it was saved");
  return tariff;
}

async function unlessTaken<Value, Code extends RefusalCode>(
  deps: CatalogueDeps,
  change: (tx: Transaction) => Promise<Result<Value, Code>>,
): Promise<Result<Value, Code | 'partner_tariff_moment_taken'>> {
  try {
    return await inTransaction(deps.db, change);
  } catch (error) {
    if (violatesUnique(error, 'partner_tariff_moment')) return refuse('partner_tariff_moment_taken');
    throw error;
  }
}
