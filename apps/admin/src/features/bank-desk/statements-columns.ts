import type { BankStatement } from '@proverka/contract/bank-statement';
import { formatDate } from '@proverka/words/dates';
import { momentBrief } from '@proverka/words/moments';
import { groupedDigits } from '@proverka/words/number-format';
import { sumWords } from '../../controls/sum-words.ts';
import type { DeskColumn } from '../../desk-table/desk-column.ts';

type Column = DeskColumn<BankStatement>;

const counted = (key: string, title: string, of: (statement: BankStatement) => number): Column => ({
  key,
  title,
  text: (statement) => groupedDigits(of(statement)),
  number: of,
});

export const statementsColumns: readonly Column[] = [
  { key: 'file', title: 'Файл', text: ({ file_name: name }) => name || 'Без имени' },
  {
    key: 'period',
    title: 'Период',
    text: ({ from, to }) => (from === null || to === null ? '' : `${formatDate(from)}–${formatDate(to)}`),
  },
  {
    key: 'sum',
    title: 'Поступило',
    text: ({ read_received: sum }) => sumWords(sum),
    number: ({ read_received: sum }) => sum,
  },
  counted('booked', 'Зачислено', ({ booked }) => booked),
  counted('doubtful', 'Ждут решения', ({ doubtful }) => doubtful),
  counted('known', 'Было раньше', ({ known }) => known),
  { key: 'when', title: 'Загружена', text: ({ uploaded_date: at }) => momentBrief(at) },
  { key: 'who', title: 'Кем', text: ({ uploaded_by: who }) => who.name },
];
