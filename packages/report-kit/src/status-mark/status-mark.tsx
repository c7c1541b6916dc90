import {
  AttentionIcon,
  ClearIcon,
  ClockIcon,
  DangerIcon,
  SpinnerIcon,
  UncheckedIcon,
  type Icon,
} from '@proverka/ui-kit/icon';
import type { ProgressState } from '@proverka/ui-kit/progress-list';
import type { StatusWord } from '../status-words.ts';
import styles from './status-mark.module.css';

const icons: Readonly<Record<ProgressState, Icon>> = {
  queued: ClockIcon,
  running: SpinnerIcon,
  done: ClearIcon,
  nothing: ClearIcon,
  unavailable: UncheckedIcon,
  waiting: AttentionIcon,
  failed: DangerIcon,
};

/** A status by icon, word and colour. */
export function StatusMark({ status: { word, state } }: { readonly status: StatusWord }) {
  const StateIcon = icons[state];
  return (
    <span className={`${styles.mark} ${styles[state]}`}>
      <StateIcon className={styles.icon} />
      <span>{word}</span>
    </span>
  );
}
