import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { Icon } from '../icon/icon.tsx';
import {
  AttentionIcon,
  ClearIcon,
  ClockIcon,
  DangerIcon,
  SpinnerIcon,
  UncheckedIcon,
} from '../icon/icon.tsx';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './progress-list.module.css';

/** `nothing`: the source found nothing; `unavailable`: it did not answer. The two must never look alike. */
export type ProgressState = 'queued' | 'running' | 'done' | 'nothing' | 'unavailable' | 'waiting' | 'failed';

const STATES: Record<ProgressState, { word: string; icon: Icon }> = {
  queued: { word: 'В очереди', icon: ClockIcon },
  running: { word: 'Проверяем', icon: SpinnerIcon },
  done: { word: 'Готово', icon: ClearIcon },
  nothing: { word: 'Сведений не найдено', icon: ClearIcon },
  unavailable: { word: 'Не удалось проверить', icon: UncheckedIcon },
  waiting: { word: 'Нужны данные', icon: AttentionIcon },
  failed: { word: 'Ошибка', icon: DangerIcon },
};

const OPEN: ReadonlySet<ProgressState> = new Set(['queued', 'running']);

export type ProgressStep = {
  key: string;
  label: ReactNode;
  state: ProgressState;
  /** Replaces the state's word. */
  word?: string;
  note?: ReactNode;
};

export type ProgressListProps = {
  /** Names the bar: «Проверка источников». */
  label: string;
  steps: readonly ProgressStep[];
  /** Beside the count: the expected time. */
  aside?: ReactNode;
};

/** A list of steps with their states. The growing count is announced; the lines are not. */
export function ProgressList({ label, steps, aside }: ProgressListProps): ReactElement {
  const finished = steps.filter(({ state }) => !OPEN.has(state)).length;
  return (
    <div>
      <div className={styles.head}>
        <output>
          <VisuallyHidden>{label}: </VisuallyHidden>
          {`${finished} из ${steps.length}`}
        </output>
        {aside !== undefined && <span className={styles.aside}>{aside}</span>}
      </div>
      <ProgressBar
        aria-label={label}
        value={finished}
        max={Math.max(steps.length, 1)}
        className={styles.bar}
      />
      <ul className={styles.list}>
        {steps.map(({ key, ...step }) => (
          <ProgressLine key={key} {...step} />
        ))}
      </ul>
    </div>
  );
}

function ProgressLine({ label, state, word, note }: Omit<ProgressStep, 'key'>): ReactElement {
  const { word: ownWord, icon: StateIcon } = STATES[state];
  return (
    <li className={classNames(styles.item, styles[state])}>
      <StateIcon className={classNames(styles.icon, state === 'running' && styles.turning)} />
      <span className={styles.label}>
        {label}
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </span>
      <span className={styles.word}>{word ?? ownWord}</span>
    </li>
  );
}
