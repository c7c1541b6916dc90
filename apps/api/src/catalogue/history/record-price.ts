import type { PriceComponentOwner, PriceComponentView } from '@proverka/contract/price-component';
import type { PriceAct } from '@proverka/contract/price-history';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { CatalogueDeps } from '../deps.ts';
import {
  aboutOwner,
  factsOf,
  historyFactsOf,
  historyOwnerFacts,
  ownerFacts,
} from '../products/price-facts.domain.ts';
import { keepHistory } from './price-history.store.ts';

interface PriceRecord {
  readonly act: PriceAct;
  /** From when on it applies. */
  readonly startsAt: Date;
  readonly before?: PriceComponentView;
  readonly after?: PriceComponentView;
  readonly reason: string;
}

const priceEvents = {
  added: 'price.created',
  changed: 'price.changed',
  withdrawn: 'price.changed',
  removed: 'price.removed',
} as const;

/** A change of a component, in the journal and in the history. */
export async function recordPrice(
  deps: CatalogueDeps,
  tx: Transaction,
  caller: Caller,
  { act, startsAt, before, after, reason }: PriceRecord,
): Promise<void> {
  const component = after ?? before;
  if (component === undefined) throw new Error('a change of no price');
  const subject = component.price_component_id;
  await recordEvent(deps, tx, caller, {
    event: priceEvents[act],
    ownerId: null,
    subject,
    before: before && factsOf(before),
    after: after && { ...factsOf(after), starts_at: startsAt.toISOString() },
  });
  await keepHistory(deps, tx, caller, {
    part: 'component',
    act,
    productId: component.product_id,
    subjectId: subject,
    startsAt,
    ...(before && { before: historyFactsOf(before) }),
    ...(after && { after: historyFactsOf(after) }),
    reason,
  });
}

interface OwnerRecord {
  readonly act: Exclude<PriceAct, 'withdrawn'>;
  readonly productId: string;
  readonly startsAt?: Date;
  readonly before?: PriceComponentOwner;
  readonly after?: PriceComponentOwner;
  readonly reason: string;
}

const ownerEvents = {
  added: 'price_owner.added',
  changed: 'price_owner.changed',
  removed: 'price_owner.removed',
} as const;

/** The same of whom a special price is for. */
export async function recordOwner(
  deps: CatalogueDeps,
  tx: Transaction,
  caller: Caller,
  { act, productId, startsAt, before, after, reason }: OwnerRecord,
): Promise<void> {
  const owner = after ?? before;
  if (owner === undefined) throw new Error('a change of no owner');
  await recordEvent(deps, tx, caller, {
    ...aboutOwner(ownerEvents[act], owner),
    before: before && ownerFacts(before),
    after: after && ownerFacts(after),
  });
  await keepHistory(deps, tx, caller, {
    part: 'owner',
    act,
    productId,
    subjectId: owner.price_component_id,
    ...(startsAt && { startsAt }),
    ...(before && { before: historyOwnerFacts(before) }),
    ...(after && { after: historyOwnerFacts(after) }),
    reason,
  });
}
