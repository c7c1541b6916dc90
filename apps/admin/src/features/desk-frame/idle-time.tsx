import { usePlatform } from '@proverka/shell-sdk/platform';
import { useEffect, useState } from 'react';
import { IdleWarning } from './idle-warning.tsx';
import { idleLeft, minutesOf, WARNED_MS } from './idle.domain.ts';
import styles from './desk-frame.module.css';

const LOOK_MS = 5000;

/** Minutes until the session ends without another call. */
export const IdleTime = () => (
  <p className={styles.soft}>Выход без действий через {minutesOf(useIdleLeft())} мин</p>
);

/** Asks before the session ends, and asks the server once it is over. Shows nothing itself. */
export function IdleWatch() {
  const { dialogs, sessionActions } = usePlatform();
  const leftMs = useIdleLeft();
  const isWarned = leftMs <= WARNED_MS;
  const isOver = leftMs === 0;
  useEffect(() => {
    if (!isWarned) return undefined;
    return dialogs.open({ title: 'Вы ещё здесь?', size: 'xs', keepOnOutsideClick: true }, (close) => (
      <IdleWarning onStay={close} />
    ));
  }, [dialogs, isWarned]);
  useEffect(() => {
    // The answer ends the session on the page, whose guard leads to the sign-in.
    if (isOver) void sessionActions.refresh().catch(() => undefined);
  }, [isOver, sessionActions]);
  return null;
}

/** Compared with the clock, because a sleeping tab counts no intervals. */
function useIdleLeft(): number {
  const { desk } = usePlatform();
  const [leftMs, setLeft] = useState(() => leftOf(desk));
  useEffect(() => {
    const look = () => setLeft(leftOf(desk));
    const timer = setInterval(look, LOOK_MS);
    const forget = desk?.usedAt.subscribe(look);
    return () => {
      clearInterval(timer);
      forget?.();
    };
  }, [desk]);
  return leftMs;
}

function leftOf(desk: ReturnType<typeof usePlatform>['desk']): number {
  const now = Date.now();
  return idleLeft(desk?.usedAt.getState() ?? now, now);
}
