import { parseMoney } from '@proverka/validation/money';

/** What every entry names, as it is typed. */
export interface EntryDraft {
  readonly email: string;
  readonly amount: string;
  readonly reason: string;
  readonly document: string;
}

export type Missing = Readonly<Partial<Record<keyof EntryDraft, string>>>;

/** What is wrong with each field; the server checks again. */
export function missing({ email, amount, reason, document }: EntryDraft): Missing {
  const money = parseMoney(amount);
  return {
    ...(!/^\S+@\S+$/.test(email.trim()) && { email: 'Укажите e-mail аккаунта' }),
    ...((money === null || money <= 0) && { amount: 'Укажите сумму больше нуля' }),
    ...(reason.trim().length < 3 && { reason: 'Напишите, почему' }),
    ...(document.trim().length < 3 && { document: 'Укажите документ: что, номер, дата' }),
  };
}

export const isWhole = (draft: EntryDraft): boolean => Object.keys(missing(draft)).length === 0;
