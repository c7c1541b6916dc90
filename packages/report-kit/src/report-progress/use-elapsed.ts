import { useEffect, useState } from 'react';

const tickMilliseconds = 10_000;

/** Seconds since an instant, looked at every ten; never negative, whatever the visitor's clock says. */
export function useElapsed(since: string): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMilliseconds);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.floor((now - Date.parse(since)) / 1000));
}
