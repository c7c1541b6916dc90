import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { CatalogueDeps } from './deps.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { keepHistory } from './history/price-history.store.ts';
import { keepingBase } from './products/keeping-base.ts';
import { factsOf, historyFactsOf } from './products/price-facts.domain.ts';
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
      const [before, after] = [
        viewTimed(old, step.startsAt),
        viewTimed(withoutStep(old, changeId), step.startsAt),
      ];
      const event = { event: 'price.changed', ownerId: null, subject: id } as const;
      await recordEvent(deps, tx, caller, { ...event, before: factsOf(before), after: factsOf(after) });
      await keepHistory(deps, tx, caller, {
        ...{ part: 'component', act: 'withdrawn', productId: old.productId, subjectId: id },
        ...{ startsAt: step.startsAt, before: historyFactsOf(before), after: historyFactsOf(after) },
        reason,
      });
      return done({ ok: true } as const);
    }),
  );
}
