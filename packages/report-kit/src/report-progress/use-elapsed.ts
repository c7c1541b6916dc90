import { useEffect, useState } from 'react';

const tickMilliseconds = 10_000;

/** Seconds since an instant, updated every ten seconds; never negative, even when the visitor's clock is wrong. */
export function useElapsed(since: string): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMilliseconds);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.floor((now - Date.parse(since)) / 1000));
}
