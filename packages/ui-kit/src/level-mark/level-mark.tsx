import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { levelLooks, type Level } from './level-looks.ts';
import styles from './level-mark.module.css';

export type LevelMarkProps = {
  level: Level;
  /** Words of one's own; without them the level's word stands here. */
  children?: ReactNode;
  /** On a tint of the level's colour, to stand alone. */
  tinted?: boolean;
};

/** A level by outline, word and colour, never by colour alone. */
export function LevelMark({ level, children, tinted = false }: LevelMarkProps): ReactElement {
  const { word, icon: LevelIcon } = levelLooks[level];
  return (
    <span className={classNames(styles.mark, styles[level], tinted && styles.tinted)}>
      <LevelIcon {...(children !== undefined && { label: word })} />
      <span>{children ?? word}</span>
    </span>
  );
}
