import type { DeskReportRating } from '@proverka/contract/desk-report-rating';
import { momentBrief } from '@proverka/words/moments';
import type { DeskColumn, DeskFilter } from '../../desk-table/desk-column.ts';

const ratingWords: Readonly<Record<DeskReportRating['rating'], string>> = {
  up: 'Полезен',
  down: 'Не полезен',
};

export const reportRatingsColumns: readonly DeskColumn<DeskReportRating>[] = [
  { key: 'product', title: 'Услуга', text: ({ product_name_ru: name }) => name },
  {
    key: 'rating',
    title: 'Отчёт',
    text: ({ rating }) => ratingWords[rating],
  },
  { key: 'comment', title: 'Комментарий', text: ({ comment }) => comment, isLong: true },
  { key: 'rated', title: 'Оценён', text: ({ rated_at: at }) => momentBrief(at) },
  { key: 'order', title: 'Номер заказа', text: ({ order_id: id }) => id, isExtra: true },
];

export const reportRatingsFilters: readonly DeskFilter[] = [
  {
    key: 'rating',
    label: 'Оценка',
    kind: 'choice',
    options: Object.entries(ratingWords).map(([value, label]) => ({ value, label })),
  },
  {
    key: 'comment',
    label: 'Комментарий',
    kind: 'choice',
    options: [{ value: 'with', label: 'Есть' }],
  },
];
