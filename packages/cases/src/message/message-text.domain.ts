import { caseTextMaxLength } from '@proverka/contract/support-case-limits';
import { groupedDigits } from '@proverka/words/number-format';

/** Why a text cannot be sent; empty when it can. A text that was pasted is never cut off silently. */
export function mistakeIn(text: string): string {
  const { length } = text.trim();
  if (length === 0) return 'Обязательное поле';
  if (length <= caseTextMaxLength) return '';
  const [most, over] = [groupedDigits(caseTextMaxLength), groupedDigits(length - caseTextMaxLength)];
  return `Сообщение длиннее ${most}\u00A0знаков. Сократите его на\u00A0${over}`;
}
