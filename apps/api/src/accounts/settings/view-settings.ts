import type { PersonSetting } from '@proverka/contract/person-setting';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { done, refuse } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import { findPerson } from '../account.store.ts';
import type { AccountsDeps } from '../deps.ts';
import { settingsOf } from '../setting.store.ts';

/** Settings of somebody else, for the staff; the reading is in the journal of their owner. */
export async function viewSettings(
  deps: AccountsDeps,
  caller: Caller,
  personId: string,
): Promise<Result<{ settings: PersonSetting[] }, 'person_not_found'>> {
  if ((await findPerson(deps.db, personId)) === undefined) return refuse('person_not_found');
  const event = { event: 'person.read', ownerId: personId, subject: personId } as const;
  await recordEvent(deps, deps.db, caller, { ...event, after: { what: 'settings' } });
  return done({ settings: await settingsOf(deps.db, personId) });
}
