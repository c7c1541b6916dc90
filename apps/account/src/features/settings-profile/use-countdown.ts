import { useEffect, useState } from 'react';

/** A countdown in seconds with its start function. Based on the end time, so a throttled tab does not slow it. */
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
