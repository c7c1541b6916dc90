import type { ReactElement } from 'react';
import { Banner } from '../banner/banner.tsx';
import { typeset } from '@proverka/words/typeset';

/** Why something was not done; read aloud when it appears, nothing while the text is empty. */
export function FailureNote({ text }: { readonly text: string }): ReactElement | null {
  if (text === '') return null;
  return (
    <Banner tone="danger" live>
      <p>{typeset(text)}</p>
    </Banner>
  );
}
