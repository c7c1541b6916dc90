import type { OrderListEntry } from '@proverka/contract/order-list';
import { rubles } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';

type Refund = OrderListEntry['OrderItem'][number]['refund'];

/** Where the money of an undelivered item is; empty for every other item. */
export function refundWords(refund: Refund): string {
  if (refund === null) return '';
  const { to_card: card, to_balance: balance, is_done: isDone, place = 'на карту' } = refund;
  const toBalance = `${formatMoney(rubles(balance))} на балансе`;
  if (card === 0) return `Возврат: ${toBalance}`;
  const toCard = `${formatMoney(rubles(card))} ${isDone ? 'возвращены' : 'возвращаются'} ${place}`;
  return balance === 0 ? `Возврат: ${toCard}` : `Возврат: ${toCard}, ${toBalance}`;
}
