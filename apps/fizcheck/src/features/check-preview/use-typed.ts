import { checkDraft } from '@proverka/order-flow/check-draft';
import { useMemo, useSyncExternalStore } from 'react';

type Typed = Readonly<Record<string, string>>;

const never = () => () => undefined;

/** What was typed for this preview, in the tab where it was typed; null everywhere else, and before the page is alive. */
export function useTyped(previewId: string): Typed | null {
  // As text, because a new object at each look would be a change at each look.
  const text = useSyncExternalStore(
    never,
    () => typedText(previewId),
    () => '',
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `typedText` wrote it
  return useMemo(() => (text === '' ? null : (JSON.parse(text) as Typed)), [text]);
}

function typedText(previewId: string): string {
  const draft = checkDraft().read();
  return draft?.preview_id === previewId ? JSON.stringify(draft.subject) : '';
}
