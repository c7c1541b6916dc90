import type { Money } from '@proverka/words/money';
import type { Caller } from '#platform/audit/actor.ts';
import type { WantedReturn } from './plan-return.domain.ts';

/** A return as the staff asked for it. */
export interface ReturnPart extends WantedReturn {
  /** What the person who asks believes is left; undefined where they know of no earlier return; `any` for whatever is left. */
  readonly expectedLeft: Money | 'any' | undefined;
  readonly reason: string;
  /** The member of the staff. */
  readonly caller: Caller;
}

export type ReturnRefusal =
  | 'item_not_found'
  | 'item_not_paid'
  | 'item_returned'
  | 'item_under_way'
  | 'refund_too_large'
  | 'return_changed'
  | 'card_cannot_take'
  | 'account_destroyed'
  | 'own_staff_role';
