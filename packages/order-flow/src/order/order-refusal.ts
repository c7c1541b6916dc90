import { Refused, refusalMessage } from '@proverka/api-client/refused';
import type { RefusalCode } from '@proverka/contract/refusals';
import { nothingChosen, type OrderRefusal, type RefusalConcern } from './order-flow.domain.ts';

/** The part of the screen a code belongs to; all others belong to the order as a whole. */
const concerns: Readonly<Partial<Record<RefusalCode, RefusalConcern>>> = {
  no_object_or_items: 'products',
  subject_invalid: 'products',
  product_unknown: 'products',
  email_taken: 'contacts',
  invalid_request: 'contacts',
  price_changed: 'total',
  coupon_not_found: 'total',
  coupon_used: 'total',
  insufficient_funds: 'method',
  unauthenticated: 'session',
  authentication_needed: 'session',
};

/** Replaces messages of the API that are meant for programmers. */
const ownTexts: Readonly<Partial<Record<RefusalCode, string>>> = {
  no_object_or_items: nothingChosen.text,
  authentication_needed: 'Войдите, чтобы оформить бесплатный заказ',
  idempotency_key_reused: 'Заказ изменился, пока отправлялся. Проверьте его и отправьте ещё раз',
};

/** The order is there, but its account was entered meanwhile or its session is another browser's. */
export class NotEntered extends Error {}

const enterByLetter: OrderRefusal = {
  concern: 'session',
  text: 'Этот заказ уже принят. Чтобы оплатить его и открыть отчёт, перейдите по ссылке из письма или войдите с паролем из него',
};

export const refusalCode = (error: unknown): RefusalCode | null =>
  error instanceof Refused ? error.problem.code : null;

export function orderRefusal(error: unknown): OrderRefusal {
  if (error instanceof NotEntered) return enterByLetter;
  const code = refusalCode(error);
  const concern = (code && concerns[code]) ?? 'order';
  const message = (code && ownTexts[code]) ?? refusalMessage(error);
  // Section 8: when the e-mail is taken, the advice is shown on a line of its own.
  const text = message.includes('занят') ? `${message}\n Войдите или сбросьте пароль` : message;
  const { fields, existing } = error instanceof Refused ? error.problem : {};
  return {
    concern,
    text,
    ...(fields && { fields }),
    ...(existing && {
      existing: { orderId: existing.order_id, orderItemId: existing.order_item_id },
    }),
  };
}
