import type { DeskReportRating } from '@proverka/contract/desk-report-rating';
import { reportRatings } from '@proverka/contract/report';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { DeskTable } from '../../desk-table/desk-table.tsx';
import { useListPages } from '../../desk-table/use-list-pages.ts';
import { useListState } from '../../desk-table/use-list-state.ts';
import { reportRatingsColumns, reportRatingsFilters } from './report-ratings-columns.ts';

const none: readonly never[] = [];
const idOf = ({ order_item_id: id }: DeskReportRating): string => id;
const hrefOf = ({ order_id: id }: DeskReportRating): string => `/admin/orders/${id}/`;

/** What owners think of their reports, the newest first; each leads to its order. */
export function ReportRatingsList() {
  const { api } = usePlatform();
  const state = useListState(reportRatingsFilters, none);
  const { rating, comment } = state.values;
  const body = {
    rating: reportRatings.find((one) => one === rating),
    has_comment: comment === 'with',
  };
  const pages = useListPages<DeskReportRating>({
    queryKey: ['report-ratings', body],
    read: async (after, signal) => {
      const { ratings, ...page } = await api.call(
        'POST /admin/report_ratings',
        { body: { ...body, after } },
        { signal },
      );
      return { ...page, rows: ratings };
    },
  });
  return (
    <DeskTable
      name="ratings"
      label="Оценки отчётов"
      columns={reportRatingsColumns}
      filters={reportRatingsFilters}
      empty={{
        title: 'Оценок пока нет',
        text: 'Здесь появятся оценки, которые покупатели ставят своим отчётам.',
      }}
      {...{ state, pages, idOf, hrefOf }}
    />
  );
}
