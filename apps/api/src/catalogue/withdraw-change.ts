import type { Caller } from '#platform/audit/actor.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { CatalogueDeps } from './deps.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { recordPrice } from './history/record-price.ts';
import { keepingBase } from './products/keeping-base.ts';
import { viewTimed } from './products/price-component.store.ts';
import { stepsAfter, withoutStep } from './products/price-times.domain.ts';

interface Withdrawal {
  readonly id: string;
  readonly changeId: string;
  readonly reason: string;
}

/** Takes back a change of a price that has not begun. */
export function withdrawChange(
  deps: CatalogueDeps,
  caller: Caller,
  { id, changeId, reason }: Withdrawal,
): Promise<
  Result<{ ok: true }, 'price_component_not_found' | 'price_component_needed' | 'price_change_not_found'>
> {
  const now = deps.now();
  return inTransaction(deps.db, (tx) =>
    keepingBase(tx, { id, now, into: (old) => withoutStep(old, changeId) }, async (old) => {
      const step = stepsAfter(old, now).find((one) => one.changeId === changeId);
      if (step?.startsAt === undefined || step.startsAt === null) return refuse('price_change_not_found');
      await tx.deleteFrom('price_change').where('id', '=', changeId).execute();
      await recordPrice(deps, tx, caller, {
        act: 'withdrawn',
        startsAt: step.startsAt,
        before: viewTimed(old, step.startsAt),
        after: viewTimed(withoutStep(old, changeId), step.startsAt),
        reason,
      });
      return done({ ok: true } as const);
    }),
  );
}
