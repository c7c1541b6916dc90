import { Button } from '@proverka/ui-kit/button';
import { EmptyState } from '@proverka/ui-kit/empty-state';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { FailureState } from '@proverka/ui-kit/failure-state';
import { SkeletonText } from '@proverka/ui-kit/skeleton';
import type { ReactNode } from 'react';
import type { ListPages } from '../desk-table/use-list-pages.ts';
import desk from './desk.module.css';

interface PagedListProps<Row> {
  readonly pages: ListPages<Row>;
  /** The object of «Загружаем» and «Не удалось загрузить». */
  readonly what: string;
  readonly empty: { readonly title: string; readonly text: string };
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** A part of a page that comes in pages: waiting, failed, empty, and the rows with a button for more. */
export function PagedList<Row>({ pages, what, empty, children }: PagedListProps<Row>) {
  const { rows, failure } = pages;
  if (failure !== '')
    return (
      <FailureState
        title={`Не удалось загрузить ${what}`}
        text={failure}
        onRetry={pages.retry}
        retrying={pages.isRetrying}
      />
    );
  if (rows === undefined) return <SkeletonText lines={6} label={`Загружаем ${what}`} />;
  if (rows.length === 0) return <EmptyState {...empty} />;
  return (
    <div className={desk.section}>
      {children(rows)}
      <FailureNote text={pages.moreFailure} />
      {pages.hasMore && (
        <div className={desk.row}>
          <Button variant="secondary" busy={pages.isMoreComing} onClick={pages.showMore}>
            Показать ещё
          </Button>
        </div>
      )}
    </div>
  );
}
