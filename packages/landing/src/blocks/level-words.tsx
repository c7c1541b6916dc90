import type { Level } from '@proverka/contract/finding';
import { levelLooks } from '@proverka/ui-kit/level-looks';

interface LevelWordsProps {
  readonly level: Level;
  /** In place of the level's own word. */
  readonly words?: string;
}

/** As the kit marks levels, in markup whose styles come with the page and not with code of their own. */
export function LevelWords({ level, words }: LevelWordsProps) {
  const { word, icon: LevelIcon } = levelLooks[level];
  return (
    <span className={`landing-level landing-${level}`}>
      <LevelIcon />
      <span>{words ?? word}</span>
    </span>
  );
}
