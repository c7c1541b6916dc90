import type { Report } from '@proverka/contract/report';
import { holds } from '#platform/http/session.ts';
import type { Caller } from '#platform/audit/actor.ts';
import type { Session } from '#platform/http/session.ts';
import type { ReportsDeps } from '../deps.ts';
import { noteLook } from '../note-look.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { readReport } from '../view-report.ts';

export interface OpenReportInput {
  readonly itemId: string;
  readonly session: Session;
  readonly caller: Caller;
}

/** Opens one's own report, or any for staff who may. Every access to another user's is logged, refused or not. */
export async function openReport(
  deps: ReportsDeps,
  { itemId, session, caller }: OpenReportInput,
): Promise<Result<Report, 'report_not_found'>> {
  const found = await readReport(deps, itemId);
  if (found === null) return refuse('report_not_found');
  if (found.ownerId === session.userId) return done(found.report);
  const isAllowed = holds(session, 'reports');
  await noteLook(deps, caller, { itemId, ownerId: found.ownerId, isAllowed });
  return isAllowed ? done(found.report) : refuse('report_not_found');
}
