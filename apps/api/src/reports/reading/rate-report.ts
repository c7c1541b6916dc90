import type { Report } from '@proverka/contract/report';
import type { ReportsDeps } from '../deps.ts';
import type { Result } from '#platform/result.ts';
import { done } from '#platform/result.ts';
import { changeReport } from '../changes/change-report.ts';
import type { ReportAsker } from '../changes/change-report.ts';

type Rating = NonNullable<Report['rating']>;

/** The owner's rating of a report; a second one replaces the first. */
export async function rateReport(
  deps: ReportsDeps,
  asker: ReportAsker,
  itemId: string,
  { rating, comment }: Rating,
): Promise<Result<Rating, 'report_not_found'>> {
  const rated = await changeReport<never>(deps, asker, {
    itemId,
    action: 'report.rate',
    decide: async (tx) => {
      const row = { value: rating, comment, rated_at: deps.now() };
      await tx
        .insertInto('report_rating')
        .values({ item_id: itemId, ...row })
        .onConflict((conflict) => conflict.column('item_id').doUpdateSet(row))
        .execute();
      return done(null);
    },
  });
  return rated.ok ? done({ rating, comment }) : rated;
}
