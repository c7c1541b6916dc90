import { useEffect, useState } from 'react';
import { useHydrated } from '../use-hydrated.ts';

const tickMilliseconds = 10_000;

/**
 * Seconds since an instant, updated every ten seconds; never negative, even when the visitor's clock is wrong. `null` in the
 * server's page, which would say another number than the browser that takes it over.
 */
export function useElapsed(since: string): number | null {
  const isHydrated = useHydrated();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMilliseconds);
    return () => clearInterval(timer);
  }, []);
  return isHydrated ? Math.max(0, Math.floor((now - Date.parse(since)) / 1000)) : null;
}
