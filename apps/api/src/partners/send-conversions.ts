import { hasConsent } from '#accounts/consent.store.ts';
import type { PartnersDeps } from './deps.ts';
import { LEASE_MS, REQUEST_TIMEOUT_MS, nextAttempt } from '#platform/outbound/backoff.domain.ts';
import { sendRequest } from '#platform/outbound/send-request.ts';
import type { SendOutcome } from '#platform/outbound/send-request.ts';
import { abandonClaims, claimConversions, readPaidOrder } from './conversions/conversion.store.ts';
import type { ClaimedConversion } from './conversions/conversion.store.ts';
import { planConversion, targets } from './conversions/targets.domain.ts';
import type { TargetRequest } from './conversions/targets.domain.ts';

type ConversionDeps = Pick<PartnersDeps, 'config' | 'db' | 'log' | 'now'>;

/**
 * Sends due conversions: at least once, keyed by the order's id, to targets that ignore repeats, and at most once to the
 * others.
 */
export async function sendConversions(deps: ConversionDeps): Promise<number> {
  const now = deps.now();
  await abandonClaims(deps.db, now);
  const claimed = await claimConversions(deps.db, now, LEASE_MS[deps.config.environment]);
  await Promise.all(claimed.map((conversion) => sendOne(deps, conversion)));
  return claimed.length;
}

async function sendOne(deps: ConversionDeps, conversion: ClaimedConversion): Promise<void> {
  if (!(await mayBeTold(deps, conversion.order_id)))
    return mark(deps, conversion.id, { status: 'off', reason: 'no consent' });
  const order = await readPaidOrder(deps.db, conversion.order_id);
  const plan = planConversion(deps.config.conversions, order, conversion, deps.now());
  if (plan.kind === 'drop') return mark(deps, conversion.id, { status: plan.status });
  const outcome = await sendRequest({
    ...plan.request,
    ...headersOf(plan.request),
    timeoutMs: REQUEST_TIMEOUT_MS[deps.config.environment],
  });
  const verdict = judge(outcome, targets[conversion.target].isIdempotent);
  if (verdict === 'sent')
    return mark(deps, conversion.id, { status: 'sent', sent_at: deps.now(), reason: '' });
  const reason = outcome.kind === 'answered' ? `HTTP ${outcome.status}` : outcome.reason;
  deps.log.warn(
    { conversionId: conversion.id, target: conversion.target, reason },
    'conversion was not taken',
  );
  const status = verdict === 'again' ? 'waiting' : 'unknown';
  return mark(deps, conversion.id, { status, reason, due_at: nextAttempt(conversion.attempts, deps.now()) });
}

/** Only with the buyer's consent to passing data to third parties, asked for at the last moment (152-FZ, article 9). */
async function mayBeTold({ db }: ConversionDeps, orderId: string): Promise<boolean> {
  const { user_id: userId } = await db
    .selectFrom('customer_order')
    .select('user_id')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return hasConsent(db, userId, 'third_parties');
}

const headersOf = ({ body }: TargetRequest) =>
  body === undefined ? {} : { headers: { 'content-type': 'application/json' } };

/** A target that counts repeats gets a second request only when it explicitly rejected the first. */
export function judge(outcome: SendOutcome, isIdempotent: boolean): 'sent' | 'again' | 'unknown' {
  if (outcome.kind === 'not_sent') return 'again';
  if (outcome.kind === 'answered' && outcome.status >= 200 && outcome.status < 400) return 'sent';
  const wasTurnedAway = outcome.kind === 'answered' && (outcome.status < 500 || outcome.status === 503);
  return isIdempotent || wasTurnedAway ? 'again' : 'unknown';
}

async function mark(
  { db }: ConversionDeps,
  id: string,
  change: {
    readonly status: 'sent' | 'waiting' | 'unknown' | 'off' | 'expired';
    readonly sent_at?: Date;
    readonly due_at?: Date;
    readonly reason?: string;
  },
): Promise<void> {
  await db.updateTable('conversion').set(change).where('id', '=', id).execute();
}
