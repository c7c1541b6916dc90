import { useEffect, useState } from 'react';

/** Seconds left of a wait, and how to begin one. Counted from a moment, so a sleeping tab does not slow it. */
export function useCountdown(): readonly [secondsLeft: number, waitFor: (seconds: number) => void] {
  const [end, setEnd] = useState(0);
  const [secondsLeft, setSecondsLeft] = useState(0);
  useEffect(() => {
    if (end === 0) return undefined;
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setSecondsLeft(left);
      if (left === 0) clearInterval(timer);
    }, 500);
    return () => clearInterval(timer);
  }, [end]);
  const waitFor = (seconds: number): void => {
    setSecondsLeft(seconds);
    setEnd(Date.now() + seconds * 1000);
  };
  return [secondsLeft, waitFor];
}
