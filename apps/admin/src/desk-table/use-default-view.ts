import type { DeskView } from '@proverka/contract/desk-view';
import { useEffect, useRef } from 'react';

interface DefaultView {
  readonly views: readonly DeskView[] | undefined;
  /** Nobody has filtered or sorted yet: the address says nothing of its own. */
  readonly isUntouched: boolean;
  readonly onOpen: (view: DeskView) => void;
}

/** Opens the default view, once for each visit, and only where the address asks for nothing else. */
export function useDefaultView({ views, isUntouched, onOpen }: DefaultView): void {
  const isDecided = useRef(false);
  useEffect(() => {
    // A filter taken away later is no new visit.
    if (!isUntouched) isDecided.current = true;
    if (isDecided.current || views === undefined) return;
    isDecided.current = true;
    const view = views.find(({ is_default: isDefault }) => isDefault);
    if (view !== undefined) onOpen(view);
  });
}
