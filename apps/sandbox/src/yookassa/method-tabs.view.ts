import { type Html, html } from '../page/html.ts';
import { METHOD_TYPES, type MethodType } from './payment-method.domain.ts';
import type { PaymentRecord } from './payment.ts';

const TITLES: Record<MethodType, string> = { bank_card: 'Карта', sbp: 'СБП', yoo_money: 'ЮMoney' };

/** What the customer may choose; SBP knows no second stage. */
export const offered = ({ method, capture }: PaymentRecord): readonly MethodType[] =>
  method === undefined ? METHOD_TYPES.filter((type) => type !== 'sbp' || capture) : [method];

/** The query of the same page with another method. */
function queryOf(query: string, method: MethodType): string {
  const next = new URLSearchParams(query);
  next.delete('step');
  next.set('method', method);
  return next.toString();
}

/** Links between the methods; nothing where the shop allows one only. */
export function methodTabs(record: PaymentRecord, current: MethodType, query: string): Html | undefined {
  const types = offered(record);
  if (types.length < 2) return undefined;
  return html`<nav class="pay-methods" aria-label="Способ оплаты">
    ${types.map(
      (type) =>
        html`<a
          href="/yookassa/pay/${record.token}?${queryOf(query, type)}"
          ${type === current && html`aria-current="true"`}
          >${TITLES[type]}</a
        >`,
    )}
  </nav>`;
}
