import type { DeskPollResult } from '@proverka/contract/desk-poll';
import type { DeskReportRating } from '@proverka/contract/desk-report-rating';

export const exampleRatings: readonly DeskReportRating[] = [
  {
    order_item_id: '0192f0c1-0000-7000-8000-0000000000e1',
    order_id: '0192f0c1-0000-7000-8000-0000000000f1',
    product_name_ru: 'Выписка об объекте',
    rating: 'down',
    comment: 'Не указано, снят ли арест, пришлось спрашивать в МФЦ',
    rated_at: '2026-11-20T09:12:00.000Z',
  },
  {
    order_item_id: '0192f0c1-0000-7000-8000-0000000000e2',
    order_id: '0192f0c1-0000-7000-8000-0000000000f2',
    product_name_ru: 'Проверка человека',
    rating: 'up',
    comment: '',
    rated_at: '2026-11-19T18:40:00.000Z',
  },
];

export const examplePollResults: readonly DeskPollResult[] = [
  { product_name_ru: 'Выписка об объекте', went_on: 1204, refused: 87, undecided: 310 },
  { product_name_ru: 'Полная проверка: две выписки и собственник', went_on: 41, refused: 12, undecided: 0 },
];
