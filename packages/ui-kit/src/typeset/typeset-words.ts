import type { ReactNode } from 'react';
import { typeset } from '@proverka/words/typeset';

/** For parts that take words or elements: words are set as Russian typography wants them, elements are left alone. */
export const typesetWords = (content: ReactNode): ReactNode =>
  typeof content === 'string' ? typeset(content) : content;
