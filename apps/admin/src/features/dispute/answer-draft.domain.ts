import type { Correction, DisputeAnswerInput, DisputeOutcome } from '@proverka/contract/dispute';
import { correctedTitleMaxLength, disputeTextMaxLength } from '@proverka/contract/dispute-limits';
import type { Finding, Level } from '@proverka/contract/finding';
import { maxLength, required } from '@proverka/validation/generic-rules';
import { checkForm } from '@proverka/validation/rule';

/** What the staff has chosen and typed so far. */
export interface AnswerDraft {
  readonly outcome: DisputeOutcome;
  readonly change: Correction['kind'] | 'none';
  readonly level: Level;
  readonly title: string;
  readonly words: string;
  /** To the reader. */
  readonly text: string;
}

export type DraftErrors = Partial<Record<'title' | 'words' | 'text', string>>;

/** A correction starts from what the report says now. */
export const draftOf = ({ level, title, text }: Finding, canCorrect: boolean): AnswerDraft => ({
  outcome: canCorrect ? 'corrected' : 'explained',
  change: canCorrect ? 'changed' : 'none',
  level,
  title,
  words: text,
  text: '',
});

/** A correction always changes something, an explanation never does; money may go back with or without a change. */
export function withOutcome(draft: AnswerDraft, outcome: DisputeOutcome): AnswerDraft {
  const change = draft.change === 'none' ? 'changed' : draft.change;
  return { ...draft, outcome, change: outcome === 'corrected' ? change : 'none' };
}

export function draftErrors(draft: AnswerDraft): DraftErrors {
  const long = maxLength(disputeTextMaxLength);
  const { title, words, text } = draft;
  const rules = { text: [required(), long] };
  if (draft.change !== 'changed') return checkForm(rules, { text });
  return checkForm(
    { ...rules, title: [required(), maxLength(correctedTitleMaxLength)], words: [required(), long] },
    { text, title, words },
  );
}

export function answerOf({
  outcome,
  change,
  level,
  title,
  words,
  ...draft
}: AnswerDraft): DisputeAnswerInput {
  const text = draft.text.trim();
  const correction: Correction =
    change === 'changed'
      ? { kind: 'changed', level, title: title.trim(), text: words.trim() }
      : { kind: 'withdrawn' };
  if (outcome === 'explained') return { outcome, text };
  if (outcome === 'corrected') return { outcome, text, correction };
  return change === 'none' ? { outcome, text } : { outcome, text, correction };
}
