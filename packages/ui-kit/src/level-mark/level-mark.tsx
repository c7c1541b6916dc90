import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { levelLooks, type Level } from './level-looks.ts';
import styles from './level-mark.module.css';

export type LevelMarkProps = {
  level: Level;
  /** Replaces the level's word. */
  children?: ReactNode;
  /** With the level's background colour, for use on its own. */
  tinted?: boolean;
};

/** A level by icon, word and colour, never by colour alone. */
export function LevelMark({ level, children, tinted = false }: LevelMarkProps): ReactElement {
  const { word, icon: LevelIcon } = levelLooks[level];
  return (
    <span className={classNames(styles.mark, styles[level], tinted && styles.tinted)}>
      <LevelIcon {...(children !== undefined && { label: word })} />
      <span>{children ?? word}</span>
    </span>
  );
}
