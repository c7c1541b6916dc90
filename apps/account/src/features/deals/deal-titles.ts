import type { DealSeller, DealStep } from '@proverka/contract/deal';
import { dealStepWords } from '@proverka/words/deal-words';

export const stepTitle = ({ kind, title }: Pick<DealStep, 'kind' | 'title'>): string =>
  kind === 'other' ? title : dealStepWords[kind];

/** «Тестов Иван Петрович» */
export const sellerName = (seller: DealSeller): string =>
  [seller.last_name, seller.first_name, seller.middle_name].filter(Boolean).join(' ');
