import type { DealStep } from '@proverka/contract/deal';
import { dealStepWords } from '@proverka/words/deal-words';

export const stepTitle = ({ kind, title }: Pick<DealStep, 'kind' | 'title'>): string =>
  kind === 'other' ? title : dealStepWords[kind];
