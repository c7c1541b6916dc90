import type { ReactNode } from 'react';
import { typeset } from '@proverka/words/typeset';

/** For props that take text or elements: text is typeset by Russian rules, elements are left alone. */
export const typesetWords = (content: ReactNode): ReactNode =>
  typeof content === 'string' ? typeset(content) : content;
