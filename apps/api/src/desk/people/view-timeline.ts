import type { PersonEvent } from '@proverka/contract/desk-person-parts';
import { findPerson } from '#accounts/account.store.ts';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { done, refuse } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import type { DeskDeps } from '../deps.ts';
import { TIMELINE_PAGE, readTimeline } from './person-timeline.store.ts';

interface Timeline {
  readonly events: PersonEvent[];
  readonly next: string | null;
}

interface Asked {
  readonly personId: string;
  /** Only what happened earlier. */
  readonly before: string | undefined;
}

/** A page of what happened to an account. Pages go by the moment, so several events of one moment stay on one page. */
export async function viewTimeline(
  deps: DeskDeps,
  caller: Caller,
  { personId, before }: Asked,
): Promise<Result<Timeline, 'person_not_found'>> {
  const person = await findPerson(deps.db, personId);
  if (person === undefined) return refuse('person_not_found');
  const event = { event: 'person.read', ownerId: personId, subject: personId } as const;
  await recordEvent(deps, deps.db, caller, { ...event, after: { what: 'timeline' } });
  // A moment later than now: what is written while this is read is shown, too.
  const from = before === undefined ? new Date(deps.now().getTime() + SECOND_MS) : new Date(before);
  const events = await readTimeline(deps.db, { userId: personId, email: person.email, before: from });
  return done(pageOf(events));
}

const SECOND_MS = 1000;

/** Ends before a moment that the next page would have to share. */
function pageOf(events: readonly PersonEvent[]): Timeline {
  if (events.length <= TIMELINE_PAGE) return { events: [...events], next: null };
  const cut = events.at(-1)?.at;
  const whole = events.filter(({ at }) => at !== cut);
  // More events of one moment than a page has are shown as they are: nothing comes earlier on this page.
  const shown = whole.length === 0 ? events : whole;
  return { events: [...shown], next: shown.at(-1)?.at ?? null };
}
