import { levelWords } from '@proverka/words/level-words';
import type { Icon } from '../icon/icon.tsx';
import { AttentionIcon, ClearIcon, DangerIcon, UncheckedIcon, WarningIcon } from '../icon/icon.tsx';

export type Level = keyof typeof levelWords;

/** A level's word and outline, the worst first; without a style sheet, for markup that brings styles of its own. */
export const levelLooks: Readonly<Record<Level, { readonly word: string; readonly icon: Icon }>> = {
  danger: { word: levelWords.danger, icon: DangerIcon },
  warning: { word: levelWords.warning, icon: WarningIcon },
  attention: { word: levelWords.attention, icon: AttentionIcon },
  clear: { word: levelWords.clear, icon: ClearIcon },
  unchecked: { word: levelWords.unchecked, icon: UncheckedIcon },
};
