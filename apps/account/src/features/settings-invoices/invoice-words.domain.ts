import type { ApiInput } from '@proverka/contract/api';
import type { Invoice } from '@proverka/contract/invoice';
import type { OrderListEntry } from '@proverka/contract/order-list';
import { formatDate } from '@proverka/words/dates';
import { momentDay } from '@proverka/words/moments';
import type { InvoiceForm } from '@proverka/validation/forms/invoice';
import { parseMoney, rubles, toRubles } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';

type Kind = InvoiceForm['kind'];

export const kinds: readonly { readonly value: Kind; readonly label: string }[] = [
  { value: 'top-up', label: 'Счёт на пополнение баланса' },
  { value: 'order', label: 'Счёт за заказ' },
  { value: 'act', label: 'Акт за выполненный заказ' },
  { value: 'period', label: 'Акт за период' },
];

export function invoiceBody({
  kind,
  payer_id,
  amount,
  order_id,
}: InvoiceForm): ApiInput<'POST /invoice'>['body'] {
  if (kind !== 'top-up') return { kind: kind === 'act' ? 'act' : 'invoice', payer_id, order_id };
  const money = parseMoney(amount);
  if (money === null) throw new Error('The rules let an amount through that is none');
  return { kind: 'invoice', payer_id, amount: toRubles(money) };
}

export interface OrderOption {
  readonly value: string;
  readonly label: string;
}

/** The chosen option stays listed when the list shows others. */
export const withChosen = (
  options: readonly OrderOption[],
  chosen: OrderOption | null,
): readonly OrderOption[] =>
  chosen === null || options.some(({ value }) => value === chosen.value) ? options : [chosen, ...options];

/** Orders that can have a document, newest first. */
export const orderOptions = (orders: readonly OrderListEntry[], kind: Kind): readonly OrderOption[] =>
  orders.filter(kind === 'act' ? isDelivered : isInvoiced).map((order) => ({
    value: order.orderId,
    label: `${momentDay(order.date)}, ${formatMoney(rubles(order.totalAmount))}: ${whatFor(order.OrderItem)}`,
  }));

/** Distinguishes an order from another of the same day and amount. */
function whatFor([item, ...others]: OrderListEntry['OrderItem']): string {
  if (item === undefined) return 'пополнение баланса';
  const { address, kadastr_number: number } = item.ItemMetadata;
  const more = others.length > 0 ? `и ещё ${others.length}` : '';
  return [item.product_name_ru, address || number, more].filter((part) => part !== '').join(', ');
}

/** «Акт А-2026-000007 за 01.10.2026–31.10.2026» */
export function documentWords({ kind, number, period }: Pick<Invoice, 'kind' | 'number' | 'period'>): string {
  const name = `${kind === 'act' ? 'Акт' : 'Счёт'} ${number}`;
  return period === undefined ? name : `${name} за ${formatDate(period.from)}–${formatDate(period.to)}`;
}

const isInvoiced = ({ status, totalAmount }: OrderListEntry): boolean =>
  totalAmount > 0 && status !== 'expired';

/** The API's rule for an act: something is delivered and not returned, and nothing is in progress. */
const isDelivered = ({ OrderItem }: OrderListEntry): boolean =>
  OrderItem.some(
    ({ status, price, refund }) =>
      status === 'done' && price > (refund?.to_card ?? 0) + (refund?.to_balance ?? 0),
  ) && OrderItem.every(({ status }) => ['done', 'failed', 'refunded'].includes(status));
