import type { PayoutState } from '@proverka/contract/money-proposal';

export const stateWords: Readonly<Record<PayoutState, string>> = {
  waiting: 'Ждут файла для банка',
  in_file: 'Ждут подтверждения выпиской',
  paid: 'Выплачены',
  cancelled: 'Отменены',
};

/** The state of one of them. */
export const onePayoutWords: Readonly<Record<PayoutState, string>> = {
  waiting: 'Ждёт файла для банка',
  in_file: 'Ждёт выписки',
  paid: 'Выплачена',
  cancelled: 'Отменена',
};

export const payoutKindWords = {
  advance_return: 'Возврат аванса',
  partner_payout: 'Выплата партнёру',
} as const;

const LAST_DIGITS = 4;

/** «Тестов Иван, ··0001, АО «Банк»» */
export const payeeWords = ({
  name,
  account,
  bank,
}: {
  name: string;
  account: string;
  bank: string;
}): string => (name === '' ? '—' : `${name}, ··${account.slice(-LAST_DIGITS)}, ${bank}`);
