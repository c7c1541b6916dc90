import { add, parseMoney, ZERO } from '@proverka/validation/money';
import type { Money } from '@proverka/words/money';

/** What an order may spend, from the two parts of the balance in the list of transactions. */
export const spendable = (told: { readonly balance: string; readonly bonus_balance: string }): Money =>
  add(readMoney(told.balance), readMoney(told.bonus_balance));

export const readMoney = (text: string | undefined): Money => parseMoney(text ?? '') ?? ZERO;
