import type { ReactElement } from 'react';
import { Banner } from '../banner/banner.tsx';
import { typeset } from '@proverka/words/typeset';

/** An error message, announced when it appears; empty without a text. */
export function FailureNote({ text }: { readonly text: string }): ReactElement | null {
  if (text === '') return null;
  return (
    <Banner tone="danger" live>
      <p>{typeset(text)}</p>
    </Banner>
  );
}
