import { add, parseMoney, ZERO } from '@proverka/validation/money';
import type { Money } from '@proverka/words/money';

/** What an order may spend, of a balance that the list of transactions tells in two parts. */
export const spendable = (told: { readonly balance: string; readonly bonus_balance: string }): Money =>
  add(readMoney(told.balance), readMoney(told.bonus_balance));

export const readMoney = (text: string | undefined): Money => parseMoney(text ?? '') ?? ZERO;
