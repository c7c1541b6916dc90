import type { OrderReturns, ReturnableItem } from '@proverka/contract/refund';
import { ZERO, kopecks, parseMoney, rubles, subtract } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';
import type { Money } from '@proverka/words/money';

/** `origin`: each part goes back to where it came from. */
export type ReturnWay = 'origin' | 'balance';

interface ReturnDraft {
  /** As typed; empty for all that is left. */
  readonly sum: string;
  readonly way: ReturnWay;
}

export interface ReturnSplit {
  readonly sum: Money;
  readonly toCard: Money;
  readonly toBalance: Money;
}

/** What is wrong with the sum; null when nothing is. */
export function sumMistake(item: ReturnableItem, typed: string, hasBalance = true): string | null {
  const sum = sumOf(item, typed);
  const left = rubles(item.left);
  if (sum === null || sum <= 0) return 'Укажите сумму больше нуля';
  if (sum > left) return `Осталось ${formatMoney(left)}`;
  if (item.is_under_way && sum < left) return 'Услуга ещё не оказана: вернуть можно только всю сумму';
  const byCard = rubles(item.card_left);
  if (!hasBalance && sum > byCard)
    return `Аккаунт уничтожен, баланса нет: вернуть можно не больше ${formatMoney(byCard)} туда, откуда платили`;
  return null;
}

const sumOf = (item: ReturnableItem, typed: string): Money | null =>
  typed.trim() === '' ? rubles(item.left) : parseMoney(typed);

/** How the sum is divided, by the rule of the server: own money first, as much of it to the card as the card paid. */
export function splitOf(item: ReturnableItem, { sum: typed, way }: ReturnDraft): ReturnSplit {
  const sum = sumOf(item, typed) ?? ZERO;
  const own = Math.min(sum, rubles(item.own_left));
  const toCard = way === 'balance' ? ZERO : kopecks(Math.min(own, rubles(item.card_left)));
  return { sum, toCard, toBalance: subtract(sum, toCard) };
}

type Place = Pick<OrderReturns, 'place' | 'receipt_email'>;

/** What will happen: «Вернуть 499 ₽ на карту ··4444, чек уйдёт на т***@example.com.» */
export function returnWords(
  item: ReturnableItem,
  { place, receipt_email: email }: Place,
  split: ReturnSplit,
): string {
  const { sum, toCard, toBalance } = split;
  const left = subtract(rubles(item.left), sum);
  return [
    item.is_under_way ? 'Проверка остановится.' : '',
    toCard > 0 ? `Вернуть ${formatMoney(toCard)} ${place ?? 'на карту'}, чек уйдёт на ${email}.` : '',
    toBalance > 0 ? `Вернуть ${formatMoney(toBalance)} на баланс.` : '',
    toBalance > 0 && !item.is_under_way
      ? 'Чек возврата на баланс пробивают на кассе: письмо с его содержанием уйдёт в поддержку.'
      : '',
    left > 0 ? `За позицию останется ${formatMoney(left)}.` : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

const cardStates = {
  sent: 'в пути',
  done: 'дошли',
  refused: 'не приняты, деньги на балансе',
} as const;

/** What a return of the past came to. */
export function pastWords(
  { to_card: toCard, to_balance: toBalance, card_state: state }: ReturnableItem['returns'][number],
  place: string | null,
): string {
  return [
    toCard > 0 ? `${formatMoney(rubles(toCard))} ${place ?? 'на карту'}: ${cardStates[state ?? 'sent']}` : '',
    toBalance > 0 ? `${formatMoney(rubles(toBalance))} на баланс` : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
}
