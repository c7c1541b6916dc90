import { brandOf } from '@proverka/brand/brands';
import type { BrandId } from '@proverka/brand/host';
import { formatMoney } from '@proverka/words/money';
import type { Money } from '@proverka/words/money';
import type { Transaction } from '#platform/db/transaction.ts';
import type { MoneyDeps } from './deps.ts';
import type { Letter } from '#platform/mail/letter.ts';
import { queueLetter } from '#platform/mail/queue-letter.ts';
import { vatCodeOf } from './payments/vat.domain.ts';

interface ReturnedItem {
  readonly id: string;
  readonly productTitle: string;
  readonly brand: BrandId;
  /** The buyer, for whom the receipt is issued. */
  readonly email: string;
}

/**
 * 54-FZ: a refund of a delivered service to the balance reverses the receipt of the delivery («возврат прихода», by the same
 * advance) and becomes an advance again. The provider registers a return only together with a card refund, so the staff
 * issues this receipt at the cash register: the support gets a letter with its content. A service paid with bonus money alone
 * had no receipt and needs none. `cause` is the return or the refund behind the money: one receipt each.
 */
export async function askForReturnReceipt(
  deps: MoneyDeps,
  tx: Transaction,
  item: ReturnedItem,
  ownMoney: Money,
  cause: string,
): Promise<void> {
  if (ownMoney === 0) return;
  const delivery = await tx
    .selectFrom('receipt')
    .innerJoin('payment', 'payment.id', 'receipt.payment_id')
    .select(['receipt.id', 'receipt.provider_id', 'receipt.created_at', 'payment.provider_id as payment_id'])
    .where('receipt.item_id', '=', item.id)
    .where('receipt.status', '!=', 'canceled')
    .executeTakeFirst();
  if (delivery === undefined) return;
  await queueLetter(deps, tx, {
    reason: `return-receipt:${cause}`,
    brand: item.brand,
    recipient: brandOf(item.brand).supportEmail,
    letter: returnReceiptDue(item, ownMoney, {
      receipt: delivery.provider_id ?? delivery.id,
      payment: delivery.payment_id ?? '',
      vatCode: vatCodeOf(deps.config.vatCodes, item.brand, delivery.created_at),
    }),
  });
}

interface DeliveryReceipt {
  readonly receipt: string;
  readonly payment: string;
  readonly vatCode: number;
}

const returnReceiptDue = (
  { productTitle, email }: ReturnedItem,
  amount: Money,
  { receipt, payment, vatCode }: DeliveryReceipt,
): Letter => ({
  subject: 'Нужен чек возврата прихода',
  paragraphs: [
    'Деньги за оказанную услугу возвращены на баланс покупателя. Платёжный сервис регистрирует чек возврата только вместе с возвратом на карту, поэтому пробейте его на кассе.',
  ],
  facts: [
    { title: 'Признак расчёта', value: 'возврат прихода' },
    { title: 'Услуга', value: productTitle },
    { title: 'Сумма', value: formatMoney(amount) },
    { title: 'Способ расчёта', value: 'полный расчёт' },
    { title: 'Форма оплаты', value: 'предварительная оплата (зачёт аванса)' },
    { title: 'Код ставки НДС', value: String(vatCode) },
    { title: 'Чек, который отменяется', value: receipt },
    { title: 'Платёж', value: payment },
    { title: 'Покупатель', value: email },
  ],
});
