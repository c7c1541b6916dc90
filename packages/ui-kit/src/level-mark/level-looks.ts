import type { Icon } from '../icon/icon.tsx';
import { AttentionIcon, ClearIcon, DangerIcon, UncheckedIcon, WarningIcon } from '../icon/icon.tsx';

export type Level = 'danger' | 'warning' | 'attention' | 'clear' | 'unchecked';

/** A level's word and outline, the worst first; without a style sheet, for markup that brings styles of its own. */
export const levelLooks: Readonly<Record<Level, { readonly word: string; readonly icon: Icon }>> = {
  danger: { word: 'Опасность', icon: DangerIcon },
  warning: { word: 'Предупреждение', icon: WarningIcon },
  attention: { word: 'Внимание', icon: AttentionIcon },
  clear: { word: 'Замечаний нет', icon: ClearIcon },
  unchecked: { word: 'Не проверено', icon: UncheckedIcon },
};
