import type { Level } from '@proverka/contract/finding';
import {
  AttentionIcon,
  ClearIcon,
  DangerIcon,
  UncheckedIcon,
  WarningIcon,
  type Icon,
} from '@proverka/ui-kit/icon';

const levels: Readonly<Record<Level, { readonly word: string; readonly icon: Icon }>> = {
  danger: { word: 'Опасность', icon: DangerIcon },
  warning: { word: 'Предупреждение', icon: WarningIcon },
  attention: { word: 'Внимание', icon: AttentionIcon },
  clear: { word: 'Замечаний нет', icon: ClearIcon },
  unchecked: { word: 'Не проверено', icon: UncheckedIcon },
};

interface LevelWordsProps {
  readonly level: Level;
  /** In place of the level's own word. */
  readonly words?: string;
}

/** As the kit marks levels, in markup whose styles come with the page and not with code of their own. */
export function LevelWords({ level, words }: LevelWordsProps) {
  const { word, icon: LevelIcon } = levels[level];
  return (
    <span className={`landing-level landing-${level}`}>
      <LevelIcon />
      <span>{words ?? word}</span>
    </span>
  );
}
