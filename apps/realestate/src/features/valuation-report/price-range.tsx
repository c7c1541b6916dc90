import type { Valuation } from '@proverka/contract/valuation';
import { rubles } from '@proverka/validation/money';
import { formatMoneyShort } from '@proverka/words/money';
import styles from './valuation-report.module.css';

/** Keeps the rounded ends of the bar inside the drawing. */
const margin = 0.025;

/** The value between its bounds; the sentence above has the same numbers. */
export function PriceRange({ value, low, high }: Pick<Valuation, 'value' | 'low' | 'high'>) {
  const at = high === low ? 0.5 : margin + ((value - low) / (high - low)) * (1 - 2 * margin);
  const place = (share: number) => `${(share * 100).toFixed(1)}%`;
  const short = (amount: number) => formatMoneyShort(rubles(amount));
  return (
    <svg width="100%" height="64" aria-hidden className={styles.range}>
      <line x1={place(margin)} x2={place(1 - margin)} y1="30" y2="30" className={styles.span} />
      <circle cx={place(at)} cy="30" r="8" className={styles.mark} />
      <text x="0" y="58">
        {short(low)}
      </text>
      <text x={place(at)} y="12" textAnchor="middle" className={styles.middle}>
        {short(value)}
      </text>
      <text x="100%" y="58" textAnchor="end">
        {short(high)}
      </text>
    </svg>
  );
}
