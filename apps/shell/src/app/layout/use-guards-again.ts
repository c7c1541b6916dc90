import { useSession } from '@proverka/shell-sdk/platform';
import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';

/** Runs the guards of the current page again when the session ends or changes to another user. */
export function useGuardsAgain(): void {
  const userId = useSession(({ user }) => user?.id ?? null);
  const { revalidate } = useRevalidator();
  const known = useRef(userId);
  useEffect(() => {
    const before = known.current;
    known.current = userId;
    if (before !== null && before !== userId) void revalidate();
  }, [userId, revalidate]);
}
