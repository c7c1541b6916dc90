import type { BrandId } from '@proverka/brand/host';
import type { SelectOption } from '@proverka/ui-kit/select';
import { kindWords } from '../../content/batch-words.ts';

const kinds = {
  'real-estate': ['object', 'person'],
  'person-check': ['person', 'company', 'car'],
} as const;

/** The kinds of checks of a brand; with an empty value the kind is detected for every row. */
export const kindOptions = (brand: BrandId): SelectOption[] => [
  { value: '', label: 'Определить по строкам' },
  ...kinds[brand].map((value) => ({ value, label: kindWords[value] })),
];
