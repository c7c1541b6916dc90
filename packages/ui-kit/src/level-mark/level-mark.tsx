import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { Icon } from '../icon/icon.tsx';
import { AttentionIcon, ClearIcon, DangerIcon, UncheckedIcon, WarningIcon } from '../icon/icon.tsx';
import styles from './level-mark.module.css';

export type Level = 'danger' | 'warning' | 'attention' | 'clear' | 'unchecked';

const LEVELS: Record<Level, { word: string; icon: Icon }> = {
  danger: { word: 'Опасность', icon: DangerIcon },
  warning: { word: 'Предупреждение', icon: WarningIcon },
  attention: { word: 'Внимание', icon: AttentionIcon },
  clear: { word: 'Замечаний нет', icon: ClearIcon },
  unchecked: { word: 'Не проверено', icon: UncheckedIcon },
};

export type LevelMarkProps = {
  level: Level;
  /** Words of one's own; without them the level's word stands here. */
  children?: ReactNode;
  /** On a tint of the level's colour, to stand alone. */
  tinted?: boolean;
};

/** A level by outline, word and colour, never by colour alone. */
export function LevelMark({ level, children, tinted = false }: LevelMarkProps): ReactElement {
  const { word, icon: LevelIcon } = LEVELS[level];
  return (
    <span className={classNames(styles.mark, styles[level], tinted && styles.tinted)}>
      <LevelIcon {...(children !== undefined && { label: word })} />
      <span>{children ?? word}</span>
    </span>
  );
}
