import type { RefusalCode } from '@proverka/contract/refusals';
import { countingWrong } from '#platform/http/usage.store.ts';
import type { LimitedDeps } from '#platform/http/usage.store.ts';
import type { Result } from '#platform/result.ts';

interface Guesser {
  readonly address: string;
  readonly userId: string | null;
}

interface Named {
  readonly coupon_id?: string | undefined;
  readonly code?: string | undefined;
}

const wrong = ['coupon_not_found', 'coupon_used', 'coupon_not_applicable'] as const;

/** Does what names codes of coupons, unless too many wrong ones came from this address or account, here or elsewhere. */
export function guessingCodes<Value, Code extends RefusalCode>(
  deps: LimitedDeps,
  { address, userId }: Guesser,
  named: readonly Named[],
  attempt: () => Promise<Result<Value, Code>>,
): Promise<Result<Value, Code | 'too_many_requests'>> {
  if (named.every(({ coupon_id, code }) => coupon_id === undefined && code === undefined)) return attempt();
  const account = userId === null ? [] : [['coupon_user', userId] as const];
  return countingWrong(deps, [['coupon_address', address], ...account], wrong, attempt);
}
