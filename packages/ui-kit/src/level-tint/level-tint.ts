import type { Level } from '../level-mark/level-looks.ts';
import styles from './level-tint.module.css';

const tints: Readonly<Record<Level, string | undefined>> = {
  danger: styles.danger,
  warning: styles.warning,
  attention: styles.attention,
  clear: styles.clear,
  unchecked: styles.unchecked,
};

/** Border and background of a block with one level: a verdict, a short answer. */
export function levelTint(level: Level): string {
  return `${styles.tint} ${tints[level]}`;
}
