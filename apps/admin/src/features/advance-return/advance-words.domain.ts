import type { Advance, AdvanceReturn } from '@proverka/contract/advance';
import { ZERO, kopecks, parseMoney, rubles, subtract } from '@proverka/validation/money';
import { formatDate } from '@proverka/words/dates';
import { formatMoney } from '@proverka/words/money';
import type { Money } from '@proverka/words/money';

/** As typed; empty for all of it. */
export const sumOf = ({ advance }: Advance, typed: string): Money | null =>
  typed.trim() === '' ? rubles(advance) : parseMoney(typed);

export function sumMistake(advance: Advance, typed: string): string | null {
  const sum = sumOf(advance, typed);
  if (sum === null || sum <= 0) return 'Укажите сумму больше нуля';
  const whole = rubles(advance.advance);
  return sum > whole ? `На балансе ${formatMoney(whole)}` : null;
}

export interface AdvanceSplit {
  readonly cards: readonly { readonly place: string; readonly amount: Money }[];
  /** For a bank account: no card takes it. */
  readonly rest: Money;
}

/** How the sum is divided, by the rule of the server: the newest top-ups first, none gets more than it has left. */
export function splitOf({ cards }: Pick<Advance, 'cards'>, sum: Money): AdvanceSplit {
  let rest = sum;
  const parts = cards.map(({ place, left }) => {
    const amount = kopecks(Math.min(rest, rubles(left)));
    rest = subtract(rest, amount);
    return { place, amount };
  });
  return { cards: parts.filter(({ amount }) => amount > ZERO), rest };
}

const LAST_DIGITS = 4;

interface Told {
  readonly split: AdvanceSplit;
  readonly sum: Money;
  /** As typed so far. */
  readonly account: string;
}

/** What will happen: «Вернуть 300 ₽ на карту ··4444 и 200 ₽ на счёт ··0001. Чеки о возврате на карты уйдут на …» */
export function advanceWords(advance: Advance, { split: { cards, rest }, sum, account }: Told): string {
  const isAbove = sum > rubles(advance.approval_above);
  const toAccount = account === '' ? 'на банковский счёт' : `на счёт ··${account.slice(-LAST_DIGITS)}`;
  const parts = [
    ...cards.map(({ place, amount }) => `${formatMoney(amount)} ${place}`),
    ...(rest > 0 ? [`${formatMoney(rest)} ${toAccount}`] : []),
  ];
  const last = parts.at(-1) ?? '';
  const all = parts.length > 1 ? `${parts.slice(0, -1).join(', ')} и ${last}` : last;
  return [
    `Вернуть ${all}.`,
    cards.length > 0 ? `Чек возврата уйдёт на ${advance.receipt_email}.` : '',
    rest > 0 ? 'Платёжное поручение попадёт в файл для банка и закроется, когда его покажет выписка.' : '',
    isAbove ? 'Сумма выше порога: это случится, когда подтвердит другой сотрудник.' : 'Это случится сразу.',
    `Срок возврата — до ${formatDate(advance.due_date)}.`,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

const partStates = {
  waiting: 'ждёт файла для банка',
  sent: 'в пути',
  done: 'дошли',
  refused: 'не приняты, деньги на балансе',
} as const;

const states = {
  waiting: 'Ждёт второго сотрудника',
  done: 'Возвращается',
  ended: 'Отклонён или отозван',
} as const;

/** What became of a return. */
export function returnState({ state, parts }: AdvanceReturn): string {
  if (state !== 'done') return states[state];
  if (parts.every((part) => part.state === 'done')) return 'Возвращён';
  return parts.some((part) => part.state === 'refused') ? 'Возвращён не весь' : states.done;
}

export const partWords = ({ place, amount, state }: AdvanceReturn['parts'][number]): string =>
  `${formatMoney(rubles(amount))} ${place}: ${partStates[state]}`;
