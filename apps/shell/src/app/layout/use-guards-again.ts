import { useSession } from '@proverka/shell-sdk/platform';
import { visitorKey } from '@proverka/shell-sdk/session';
import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';

/**
 * Runs the guards of the current page again when the session ends, changes to another user, or is known at last. Not when a
 * guest signs in: the page that asked for it goes on by itself.
 */
export function useGuardsAgain(): void {
  const who = useSession((session) => visitorKey(session) ?? session.visitor);
  const { revalidate } = useRevalidator();
  const known = useRef(who);
  useEffect(() => {
    const before = known.current;
    known.current = who;
    if (before !== 'guest' && before !== who && who !== 'unknown') void revalidate();
  }, [who, revalidate]);
}
