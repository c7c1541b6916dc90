import type { ExtractRequest } from '../kadnet/extract-request.ts';
import { settleRefund } from '../yookassa/refund.ts';
import { settlePayment, timeOutPayment } from '../yookassa/take-payment.ts';
import type { World } from './world.ts';

type Outcome = { done: unknown } | { error: string; status: 400 | 404 };

const nothing = (what: string): Outcome => ({ error: `no such ${what}`, status: 404 });
const unknown = (verb: string): Outcome => ({ error: `unknown action ${verb}`, status: 400 });

/** `finish` pays, `fail` declines with a reason, `expire` makes the payment time out. */
function payment(world: World, id: string, verb: string, reason: string | undefined): Outcome {
  const { context } = world;
  const record = context.payments.get(id);
  if (!record) return nothing('payment');
  switch (verb) {
    case 'finish':
      return { done: settlePayment(context, record, { confirmed: true }).payment };
    case 'fail':
      return {
        done: settlePayment(context, record, { confirmed: false, reason: reason ?? 'general_decline' })
          .payment,
      };
    case 'expire':
      return { done: timeOutPayment(context, record).payment };
    default:
      return unknown(verb);
  }
}

function refund({ context }: World, id: string, verb: string, reason: string | undefined): Outcome {
  const record = context.refunds.get(id);
  if (!record) return nothing('refund');
  if (verb === 'finish') return { done: settleRefund(context, record, { succeeded: true }) };
  if (verb === 'fail')
    return {
      done: settleRefund(context, record, { succeeded: false, reason: reason ?? 'insufficient_funds' }),
    };
  return unknown(verb);
}

function notification({ context }: World, id: string, verb: string): Outcome {
  if (verb !== 'send') return unknown(verb);
  const delivery = context.notifier.resend(id);
  return delivery ? { done: delivery } : nothing('notification');
}

const EXTRACT_ENDS: Record<string, NonNullable<ExtractRequest['ended']>['outcome']> = {
  finish: 'done',
  refuse: 'refused',
  fail: 'failed',
};

function extract({ extracts, now }: World, id: string, verb: string): Outcome {
  const request = extracts.get(id);
  if (!request) return nothing('extract request');
  const outcome = EXTRACT_ENDS[verb];
  if (!outcome) return unknown(verb);
  const ended = { ...request, ended: { outcome, at: now().toISOString() } };
  extracts.put(ended);
  return { done: ended };
}

/** Runs the action of a button or of a control API call on one stored record. */
export function act(world: World, what: string, id: string, verb: string, reason?: string): Outcome {
  switch (what) {
    case 'payments':
      return payment(world, id, verb, reason);
    case 'refunds':
      return refund(world, id, verb, reason);
    case 'notifications':
      return notification(world, id, verb);
    case 'extracts':
      return extract(world, id, verb);
    default:
      return unknown(what);
  }
}
