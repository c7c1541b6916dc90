import type { Level } from '@proverka/contract/finding';
import { levelLooks } from '@proverka/ui-kit/level-looks';

interface LevelWordsProps {
  readonly level: Level;
  /** Replaces the level's default word. */
  readonly words?: string;
}

/** The kit's level mark as markup whose styles come with the page, without its component. */
export function LevelWords({ level, words }: LevelWordsProps) {
  const { word, icon: LevelIcon } = levelLooks[level];
  return (
    <span className={`landing-level landing-${level}`}>
      <LevelIcon />
      <span>{words ?? word}</span>
    </span>
  );
}
