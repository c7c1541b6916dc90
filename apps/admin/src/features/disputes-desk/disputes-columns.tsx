import type { DisputeLine, DisputeList } from '@proverka/contract/dispute';
import { LevelMark } from '@proverka/ui-kit/level-mark';
import { outcomeWords } from '@proverka/words/dispute-words';
import { levelWords } from '@proverka/words/level-words';
import { momentBrief } from '@proverka/words/moments';
import type { DeskColumn } from '../../desk-table/desk-column.ts';

type Column = DeskColumn<DisputeLine>;

const finding: Column = { key: 'finding', title: 'Находка', text: ({ title }) => title };
const about: readonly Column[] = [
  {
    key: 'level',
    title: 'Уровень',
    text: ({ level }) => levelWords[level],
    cell: ({ level }) => <LevelMark level={level} />,
  },
  { key: 'number', title: 'Спор', text: ({ number }) => `№ ${number}` },
  { key: 'product', title: 'Услуга', text: ({ product_name_ru: name }) => name },
  { key: 'report', title: 'Отчёт', text: ({ report_number: number }) => number },
  { key: 'opened', title: 'Получен', text: ({ opened_at: at }) => momentBrief(at) },
];
const document: Column = {
  key: 'document',
  title: 'Документ',
  text: ({ has_document: has }) => (has ? 'Есть' : ''),
};
const answer: readonly Column[] = [
  {
    key: 'answered',
    title: 'Ответ',
    text: ({ answered_at: at }) => (at === null ? '' : momentBrief(at)),
  },
  {
    key: 'outcome',
    title: 'Итог',
    text: ({ outcome }) => (outcome === null ? '' : outcomeWords[outcome]),
  },
];

export const disputesColumns: Readonly<Record<DisputeList, readonly Column[]>> = {
  open: [finding, ...about, document],
  answered: [finding, ...about, ...answer, document],
};
