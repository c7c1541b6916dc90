import { levelWords } from '@proverka/words/level-words';
import type { Icon } from '../icon/icon.tsx';
import { AttentionIcon, ClearIcon, DangerIcon, UncheckedIcon, WarningIcon } from '../icon/icon.tsx';

export type Level = keyof typeof levelWords;

/** The word and icon of every level, the worst first; without styles, for markup that brings its own. */
export const levelLooks: Readonly<Record<Level, { readonly word: string; readonly icon: Icon }>> = {
  danger: { word: levelWords.danger, icon: DangerIcon },
  warning: { word: levelWords.warning, icon: WarningIcon },
  attention: { word: levelWords.attention, icon: AttentionIcon },
  clear: { word: levelWords.clear, icon: ClearIcon },
  unchecked: { word: levelWords.unchecked, icon: UncheckedIcon },
};
