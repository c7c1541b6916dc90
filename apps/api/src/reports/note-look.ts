import type { Caller } from '#platform/audit/actor.ts';
import { recordTrespass } from '#platform/audit/note-trespass.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import type { ReportsDeps } from './deps.ts';

interface Look {
  readonly itemId: string;
  readonly ownerId: string;
  readonly isAllowed: boolean;
}

/** Writes a look at somebody else's report into the journal, refused or not. */
export const noteLook = (
  deps: ReportsDeps,
  caller: Caller,
  { itemId: subject, ownerId, isAllowed }: Look,
): Promise<void> =>
  isAllowed
    ? recordEvent(deps, deps.db, caller, { event: 'report.read', ownerId, subject })
    : recordTrespass(deps, deps.db, caller, { action: 'report.read', ownerId, subject });

/** The same of a list that shows the staff many people's reports. */
export const noteDesk = (
  deps: ReportsDeps,
  caller: Caller,
  after: {
    readonly desk: 'risk' | 'disputes' | 'conclusions' | 'ratings' | 'poll';
    readonly list?: string;
    readonly page?: number;
  },
): Promise<void> =>
  recordEvent(deps, deps.db, caller, { event: 'desk.read', ownerId: null, subject: after.desk, after });
