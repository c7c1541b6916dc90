import { Banner } from '@proverka/ui-kit/banner';
import { typeset } from '@proverka/ui-kit/typeset';

/** Why something was not done; read aloud when it appears. */
export function FailureNote({ text }: { readonly text: string }) {
  if (text === '') return null;
  return (
    <Banner tone="danger" live>
      <p>{typeset(text)}</p>
    </Banner>
  );
}
