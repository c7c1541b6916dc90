import { describeTransaction } from '@proverka/words/transaction-words';
import { momentExact } from '@proverka/words/moments';
import { kopecks, toDecimalString } from '@proverka/validation/money';
import type { SubjectWords } from '#registers/subject-words.domain.ts';
import { descriptionOf } from './transaction.domain.ts';
import type { EntryRow } from './entry.store.ts';

/** Kopecks at the start of the period. */
export interface Opening {
  readonly paid: number;
  readonly bonus: number;
}

const HEAD = ['Дата', 'Операция', 'Описание', 'Средства', 'Приход', 'Расход', 'Остаток', 'Остаток бонусов'];
const HEAD_OF_IDS = ['Заказ', 'Номер операции'];

/**
 * The statement in the CSV dialect of Russian spreadsheets: semicolons, decimal commas, CRLF, a byte order mark. Every line
 * is one ledger entry, and the final balance is the sum of all lines.
 */
export function statementCsv(
  opening: Opening,
  entries: readonly EntryRow[],
  subjectOf: SubjectWords,
): string {
  let { paid, bonus } = opening;
  const lines = entries.map((entry) => {
    if (entry.purse === 'user_bonus') bonus += entry.moved;
    else paid += entry.moved;
    return [
      momentExact(entry.at),
      operationOf(entry),
      describeTransaction({ Description: descriptionOf(entry, subjectOf) }),
      entry.purse === 'user_bonus' ? 'Бонусы' : 'Собственные',
      entry.moved > 0 ? sum(entry.moved) : '',
      entry.moved < 0 ? sum(-entry.moved) : '',
      sum(paid),
      sum(bonus),
      entry.order_id ?? '',
      entry.id,
    ];
  });
  const first = ['', 'Входящий остаток', '', '', '', '', sum(opening.paid), sum(opening.bonus), '', ''];
  const last = ['', 'Исходящий остаток', '', '', '', '', sum(paid), sum(bonus), '', ''];
  const rows = [[...HEAD, ...HEAD_OF_IDS], first, ...lines, last];
  return `\uFEFF${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;
}

function operationOf({ kind, step, sign }: EntryRow): string {
  if (kind === 'payout') return step === 'void' ? 'Выплата отменена' : 'Выплата на счёт';
  if (kind === 'correction') return 'Исправление';
  if (step === 'void') return kind === 'refund' ? 'Возврат на карту не прошёл' : 'Возврат на баланс';
  if (kind === 'payment') return 'Поступление';
  if (kind === 'bonus') return sign < 0 ? 'Списание бонусов' : 'Начисление бонусов';
  if (kind === 'purchase') return 'Оплата услуги';
  return sign < 0 ? 'Возврат на карту' : 'Возврат на баланс';
}

const sum = (amount: number): string => toDecimalString(kopecks(amount)).replace('.', ',');

/**
 * One cell. A text that a spreadsheet would take for a formula is prefixed with an apostrophe; amounts start with a digit.
 */
export function cell(text: string): string {
  const safe = /^\s*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
