import type { Report } from '@proverka/contract/report';
import { holds } from '#platform/http/session.ts';
import type { Session } from '#platform/http/session.ts';
import type { ReportsDeps } from '../deps.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { readReport } from '../view-report.ts';

export interface OpenReportInput {
  readonly itemId: string;
  readonly session: Session;
  readonly address: string;
}

/** Opens one's own report, or any for staff who may. Every access to another user's is logged, refused or not. */
export async function openReport(
  deps: ReportsDeps,
  { itemId, session, address }: OpenReportInput,
): Promise<Result<Report, 'report_not_found'>> {
  const found = await readReport(deps, itemId);
  if (found === null) return refuse('report_not_found');
  if (found.ownerId === session.userId) return done(found.report);
  const allowed = holds(session, 'reports');
  await deps.db
    .insertInto('access_log')
    .values({
      id: deps.newId(),
      user_id: session.userId,
      owner_id: found.ownerId,
      item_id: itemId,
      allowed,
      address,
      seen_at: deps.now(),
    })
    .execute();
  return allowed ? done(found.report) : refuse('report_not_found');
}
