import type { CaseMessage } from '@proverka/contract/support-case';
import { VisuallyHidden } from '@proverka/ui-kit/visually-hidden';
import { useState } from 'react';

const answersIn = (messages: readonly CaseMessage[]): number =>
  messages.filter(({ author }) => author === 'staff').length;

/** Says that an answer came while the conversation is on the screen. */
export function NewAnswer({ messages }: { readonly messages: readonly CaseMessage[] }) {
  const [before] = useState(() => answersIn(messages));
  return (
    <VisuallyHidden>
      <output>
        {answersIn(messages) > before && `Пришёл ответ поддержки: ${messages.at(-1)?.text ?? ''}`}
      </output>
    </VisuallyHidden>
  );
}
