import type { DiscountInput, DiscountView } from '@proverka/contract/coupon';
import type { DiscountKind } from '@proverka/contract/pricing';
import type { RefusalCode } from '@proverka/contract/refusals';
import { kopecks, rubles, toRubles } from '@proverka/validation/money';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { namesNobody, violatesUnique } from '#platform/db/errors.ts';
import type { Connection, Transaction } from '#platform/db/transaction.ts';
import { statement } from '#platform/db/statement.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { CatalogueDeps } from '../deps.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { keepHistory } from '../history/price-history.store.ts';
import type { DiscountRow } from './discount.store.ts';

/** Section 9 names 20 for orders and transactions; lists of the back office use the same. */
const PAGE = 20;

type Refused = 'coupon_exists' | 'person_not_found' | 'price_in_past';

interface Target {
  readonly id: string;
  readonly kinds: readonly DiscountKind[];
}

type AdminRow = Omit<DiscountRow, 'used' | 'used_by_asker' | 'used_unpaid'> & { readonly uses: number };

const SELECT = `
  select d.*, (select count(*)::int from counted_discount_use u where u.discount_id = d.id) as uses from discount d`;

const LIST = statement<{ kind: DiscountKind | null; offset: number }, AdminRow>(
  `${SELECT} where :kind::text is null or d.kind = :kind order by d.created_at desc, d.id desc limit ${PAGE} offset :offset`,
);
const COUNT = statement<{ kind: DiscountKind | null }, { total: number }>(
  'select count(*)::int as total from discount where :kind::text is null or kind = :kind',
);
const ONE = statement<{ id: string }, AdminRow>(`${SELECT} where d.id = :id`);

export async function listDiscounts(
  db: Connection,
  kind: DiscountKind | null,
  offset: number,
): Promise<{ discounts: DiscountView[]; total: number }> {
  const rows = await LIST(db, { kind, offset });
  const [count] = await COUNT(db, { kind });
  return { discounts: rows.map(viewDiscount), total: count?.total ?? 0 };
}

export async function findDiscount(
  db: Connection,
  id: string,
): Promise<Result<{ discount: DiscountView }, 'coupon_not_found'>> {
  const [row] = await ONE(db, { id });
  return row === undefined ? refuse('coupon_not_found') : done({ discount: viewDiscount(row) });
}

export async function addDiscount(
  deps: CatalogueDeps,
  caller: Caller,
  input: DiscountInput,
): Promise<Result<{ discount: DiscountView }, Refused | 'coupon_not_found'>> {
  const id = deps.newId();
  if (isPast(input.starts_at, null, deps.now()) || isPast(input.ends_at, null, deps.now()))
    return refuse('price_in_past');
  const saved = await unlessRefused<never>(deps, async (tx) => {
    const row = await tx
      .insertInto('discount')
      .values({ id, created_at: deps.now(), ...columnsOf(input) })
      .returningAll()
      .executeTakeFirstOrThrow();
    const about = { event: 'coupon.created', ownerId: row.user_id, subject: id } as const;
    await recordEvent(deps, tx, caller, { ...about, after: factsOf(row) });
    await keepHistory(deps, tx, caller, {
      part: 'discount',
      act: 'added',
      subjectId: id,
      startsAt: row.starts_at ?? deps.now(),
      after: historyFactsOf(row),
      reason: input.reason,
    });
    return done(true);
  });
  return saved.ok ? findDiscount(deps.db, id) : saved;
}

/** `kinds`: what the call changes; a discount of another kind is not found. */
export async function changeDiscount(
  deps: CatalogueDeps,
  caller: Caller,
  { id, kinds }: Target,
  input: DiscountInput,
): Promise<Result<{ discount: DiscountView }, Refused | 'coupon_not_found'>> {
  const saved = await unlessRefused(deps, async (tx) => {
    const before = await lockDiscount(tx, id);
    if (before === undefined || !kinds.includes(before.kind)) return refuse('coupon_not_found');
    const now = deps.now();
    if (isPast(input.starts_at, before.starts_at, now) || isPast(input.ends_at, before.ends_at, now))
      return refuse('price_in_past');
    const row = await tx
      .updateTable('discount')
      .set(columnsOf(input))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const about = { event: 'coupon.changed', ownerId: row.user_id, subject: id } as const;
    await recordEvent(deps, tx, caller, { ...about, before: factsOf(before), after: factsOf(row) });
    await keepHistory(deps, tx, caller, {
      part: 'discount',
      act: 'changed',
      subjectId: id,
      reason: input.reason,
      before: historyFactsOf(before),
      after: historyFactsOf(row),
    });
    return done(true);
  });
  return saved.ok ? findDiscount(deps.db, id) : saved;
}

/** A used one is kept and switched off, so that its orders can be explained. */
export function removeDiscount(
  deps: CatalogueDeps,
  caller: Caller,
  { id, kinds, reason }: Target & { readonly reason: string },
): Promise<Result<{ ok: true }, 'coupon_not_found'>> {
  return inTransaction(deps.db, async (tx) => {
    const row = await lockDiscount(tx, id);
    if (row === undefined || !kinds.includes(row.kind)) return refuse('coupon_not_found');
    const use = await tx
      .selectFrom('discount_use')
      .select('item_id')
      .where('discount_id', '=', id)
      .limit(1)
      .executeTakeFirst();
    if (use === undefined) await tx.deleteFrom('discount').where('id', '=', id).execute();
    else await tx.updateTable('discount').set({ enabled: false }).where('id', '=', id).execute();
    const about = { event: 'coupon.removed', ownerId: row.user_id, subject: id } as const;
    await recordEvent(deps, tx, caller, { ...about, before: factsOf(row) });
    await keepHistory(deps, tx, caller, {
      part: 'discount',
      act: 'removed',
      subjectId: id,
      before: historyFactsOf(row),
      reason,
    });
    return done({ ok: true } as const);
  });
}

const lockDiscount = (tx: Transaction, id: string) =>
  tx.selectFrom('discount').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Without code and title: they are words. */
const factsOf = (row: Omit<DiscountRow, 'used' | 'used_by_asker' | 'used_unpaid'>) => ({
  kind: row.kind,
  amount: row.amount,
  percent: row.percent,
  brand: row.brand,
  person_id: row.user_id,
  max_uses: row.max_uses,
  max_uses_per_person: row.max_uses_per_person,
  starts_at: row.starts_at?.toISOString() ?? null,
  ends_at: row.ends_at?.toISOString() ?? null,
  is_enabled: row.enabled,
});

type Stored = Parameters<typeof factsOf>[0];

/** The same for those who set prices; an own coupon does not name whose it is. */
const historyFactsOf = (row: Stored) => ({
  kind: row.kind,
  code: row.user_id === null ? row.code : null,
  amount: row.amount,
  percent: row.percent,
  brand: row.brand,
  is_personal: row.user_id !== null,
  max_uses: row.max_uses,
  max_uses_per_person: row.max_uses_per_person,
  starts_at: row.starts_at?.toISOString() ?? null,
  ends_at: row.ends_at?.toISOString() ?? null,
  enabled: row.enabled,
});

/** A moment that was there before may be over: the discount is changed otherwise. */
const isPast = (moment: string | null, before: Date | null, now: Date): boolean =>
  moment !== null && Date.parse(moment) < now.getTime() && Date.parse(moment) !== before?.getTime();

async function unlessRefused<Code extends RefusalCode>(
  { db }: Pick<CatalogueDeps, 'db'>,
  save: (tx: Transaction) => Promise<Result<true, Code>>,
): Promise<Result<true, Code | 'coupon_exists' | 'person_not_found'>> {
  try {
    return await inTransaction(db, save);
  } catch (error) {
    if (violatesUnique(error, 'discount_code')) return refuse('coupon_exists');
    if (namesNobody(error, 'discount_user_id_fkey')) return refuse('person_not_found');
    throw error;
  }
}

const columnsOf = (input: DiscountInput) => ({
  kind: input.kind,
  code: input.code,
  title: input.title,
  amount: input.amount === null ? null : rubles(input.amount),
  percent: input.percent,
  brand: input.brand,
  product_names: input.product_names,
  user_id: input.person_id,
  max_uses: input.max_uses,
  max_uses_per_person: input.max_uses_per_person,
  starts_at: input.starts_at === null ? null : new Date(input.starts_at),
  ends_at: input.ends_at === null ? null : new Date(input.ends_at),
  enabled: input.enabled,
});

const viewDiscount = (row: AdminRow): DiscountView => ({
  id: row.id,
  kind: row.kind,
  code: row.code,
  title: row.title,
  amount: row.amount === null ? null : toRubles(kopecks(row.amount)),
  percent: row.percent,
  brand: row.brand,
  product_names: row.product_names,
  person_id: row.user_id,
  max_uses: row.max_uses,
  max_uses_per_person: row.max_uses_per_person,
  starts_at: row.starts_at?.toISOString() ?? null,
  ends_at: row.ends_at?.toISOString() ?? null,
  enabled: row.enabled,
  created_at: row.created_at.toISOString(),
  uses: row.uses,
});
