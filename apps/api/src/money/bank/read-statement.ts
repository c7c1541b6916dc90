import { decodeFile } from '@proverka/bank-exchange/decode';
import type { UnreadableFile } from '@proverka/bank-exchange/exchange';
import { readCsv } from '@proverka/bank-exchange/read-csv';
import { isExchange, readExchange } from '@proverka/bank-exchange/read-exchange';
import type { Money } from '@proverka/words/money';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { readDelimited } from '#platform/text/delimited.domain.ts';
import { linesOfDocuments, linesOfTable, receivedOf, statedReceived } from './statement-line.domain.ts';
import type { ReadLines } from './statement-line.domain.ts';

export interface ReadStatement extends ReadLines {
  readonly format: 'exchange' | 'csv';
  readonly from: string | null;
  readonly to: string | null;
  readonly stated: Money | null;
  readonly received: Money;
}

/** Payments in one file: more than a small company has in a quarter, and what one request can book. */
const MOST_LINES = 2000;

type Refusals = 'statement_unreadable' | 'statement_foreign';

/** Reads a statement by its content; a file with any mistake is refused as a whole, and so is one without our accounts. */
export function readStatement(
  bytes: Uint8Array,
  ours: ReadonlySet<string>,
  account: string | undefined,
): Result<ReadStatement, Refusals> {
  const text = decodeFile(bytes);
  const read = isExchange(text) ? readFile(text, ours) : readTable(text, ours, account);
  if (!read.ok) return read;
  const { lines } = read.value;
  if (lines.length > MOST_LINES) {
    return unreadable(`В файле больше ${MOST_LINES} платежей: выгрузите выписку за меньший период`);
  }
  return read;
}

const unreadable = (text: string) => refuse('statement_unreadable', { fields: { content: text } });

function readFile(text: string, ours: ReadonlySet<string>): Result<ReadStatement, Refusals> {
  const result = readExchange(text);
  if (!result.ok) return unreadable(wordsOf(result.problem));
  const { documents, turnovers, accounts, from, to } = result.value;
  const read = linesOfDocuments(documents, ours);
  const isOurs = [...accounts, ...turnovers.map((one) => one.account)].some((one) => ours.has(one));
  if (read.lines.length === 0 && !isOurs) return refuse('statement_foreign');
  const [stated, received] = [statedReceived(turnovers, ours), receivedOf(read.lines)];
  return done({ ...read, format: 'exchange', from, to, stated, received });
}

function readTable(text: string, ours: ReadonlySet<string>, account = ''): Result<ReadStatement, Refusals> {
  const result = readCsv(readDelimited(text));
  if (!result.ok) return unreadable(wordsOf(result.problem));
  const rows = result.value;
  if (account === '' && rows.some(({ own }) => own === '')) {
    return refuse('statement_unreadable', {
      fields: { account: 'В таблице не назван счёт: выберите, выписка по какому счёту это' },
    });
  }
  const read = linesOfTable(rows, ours, account);
  if (read.lines.length === 0) return refuse('statement_foreign');
  const days = read.lines.map(({ date }) => date).toSorted();
  const period = { from: days.at(0) ?? null, to: days.at(-1) ?? null };
  return done({ ...read, ...period, format: 'csv', stated: null, received: receivedOf(read.lines) });
}

function wordsOf({ why, line, key }: UnreadableFile): string {
  const words: Readonly<Record<UnreadableFile['why'], string>> = {
    not_exchange: 'Это не выписка 1CClientBankExchange',
    version_unknown: `Версия формата «${key}» неизвестна: нужна 1.01, 1.02 или 1.03`,
    cut_off: `Файл обрывается (строка ${line}): скачайте его заново`,
    after_end: `После конца выписки (строка ${line}) есть ещё текст: загрузите выписки по одной`,
    bad_value: `Строка ${line}: «${key}» не читается`,
    no_columns: 'В таблице не нашлись колонки: дата, номер, сумма или кредит, назначение',
  };
  return words[why];
}
