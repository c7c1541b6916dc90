import type { Icon } from '../icon/icon.tsx';
import { AttentionIcon, ClearIcon, DangerIcon, UncheckedIcon, WarningIcon } from '../icon/icon.tsx';

export type Level = 'danger' | 'warning' | 'attention' | 'clear' | 'unchecked';

/** The word and icon of every level, the worst first; without styles, for markup that brings its own. */
export const levelLooks: Readonly<Record<Level, { readonly word: string; readonly icon: Icon }>> = {
  danger: { word: 'Опасность', icon: DangerIcon },
  warning: { word: 'Предупреждение', icon: WarningIcon },
  attention: { word: 'Внимание', icon: AttentionIcon },
  clear: { word: 'Замечаний нет', icon: ClearIcon },
  unchecked: { word: 'Не проверено', icon: UncheckedIcon },
};
