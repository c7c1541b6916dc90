import type { CaseKind, CaseState } from '@proverka/contract/support-case';
import type { CaseEventKind } from '@proverka/contract/desk-cases';
import { afterWorkingDays, isWorkingDay } from '#platform/working-days.domain.ts';
import { moscowDay } from '@proverka/words/moments';

/** What happens to a case besides notes and documents. */
export type CaseAct = 'written' | 'answered' | 'closed' | 'reopened';

/** Working days until the answer. Wrong data is corrected within seven of them (152-FZ, article 21, part 2). */
const answerWithin: Readonly<Record<CaseKind, number>> = {
  question: 1,
  report_error: 3,
  dispute: 7,
  stuck_order: 1,
};

/** An answered case that its customer leaves alone is closed after this. */
export const IDLE_DAYS = 14;

/** The end of the last working day of the term, by the clock of Moscow. */
export function dueOf(kind: CaseKind, since: Date): Date {
  const today = moscowDay(since);
  // What comes on a day off counts from the next working day.
  const from = isWorkingDay(today) ? today : afterWorkingDays(today, 1);
  return new Date(`${afterWorkingDays(from, answerWithin[kind])}T18:00:00+03:00`);
}

interface Moved {
  readonly state: CaseState;
  readonly due_at: Date | null;
  readonly closed_at: Date | null;
  readonly event: CaseEventKind;
}

interface Standing {
  readonly kind: CaseKind;
  readonly state: CaseState;
  readonly due_at: Date | null;
}

/** What an act makes of a case. Whoever waits already keeps their due time: a second message does not put the answer off. */
export function moveOf({ kind, state, due_at: due }: Standing, act: CaseAct, now: Date): Moved {
  switch (act) {
    case 'written':
    case 'reopened':
      return {
        state: 'open',
        due_at: state === 'open' && due !== null ? due : dueOf(kind, now),
        closed_at: null,
        event: state === 'closed' ? 'reopened' : 'written',
      };
    case 'answered':
      return { state: 'answered', due_at: null, closed_at: null, event: 'answered' };
    case 'closed':
      return { state: 'closed', due_at: null, closed_at: now, event: 'closed' };
    default:
      return act satisfies never;
  }
}
