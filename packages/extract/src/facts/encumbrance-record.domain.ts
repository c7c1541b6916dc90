import type { Encumbrance } from '@proverka/contract/extract';
import type { Level } from '@proverka/contract/finding';
import { day } from '@proverka/words/extract-words';
import { encumbranceFacts } from './encumbrance-facts.domain.ts';
import { encumbranceKind } from './encumbrance-kind.domain.ts';
import type { Fact } from './fact.ts';

export interface EncumbranceRecord {
  readonly title: string;
  /** «погашено 01.02.2024»; absent while it is in force. */
  readonly ended: string | undefined;
  readonly level: Level;
  readonly meaning: string;
  readonly facts: readonly Fact[];
  readonly content: string | undefined;
}

/** An encumbrance as a card of the report: what it is, what that means, its record and its content. */
export function encumbranceRecord(encumbrance: Encumbrance): EncumbranceRecord {
  const { type, cancelledOn, content, isRegistered } = encumbrance;
  const { level, meaning } = encumbranceKind(type);
  return {
    title: type?.value ?? 'Вид ограничения не указан',
    ended: cancelledOn === undefined ? undefined : `погашено ${day(cancelledOn)}`,
    level: cancelledOn === undefined ? (isRegistered ? level : 'attention') : 'unchecked',
    meaning,
    facts: encumbranceFacts(encumbrance),
    content,
  };
}
