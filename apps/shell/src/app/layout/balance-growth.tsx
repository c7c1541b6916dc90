import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import { VisuallyHidden } from '@proverka/ui-kit/visually-hidden';
import { parseMoney, ZERO } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';
import { useEffect } from 'react';
import styles from './user-menu.module.css';

/** As long as a toast is shown (specification, section 9). */
const shownMilliseconds = 4000;

/** «+1 000 ₽» next to the balance for a while after it grew (specification, section 3, `balanceDiff`). */
export function BalanceGrowth() {
  const { session } = usePlatform();
  const grownBy = useSession(({ balanceDiff }) => parseMoney(balanceDiff) ?? ZERO);
  useEffect(() => {
    if (grownBy === ZERO) return undefined;
    const timer = setTimeout(() => session.setState({ balanceDiff: '' }), shownMilliseconds);
    return () => clearTimeout(timer);
  }, [grownBy, session]);
  return (
    <output className={styles.growth}>
      {grownBy > ZERO && (
        <span className={styles.grown}>
          <VisuallyHidden>Баланс вырос: </VisuallyHidden>
          {`+${formatMoney(grownBy)}`}
        </span>
      )}
    </output>
  );
}
