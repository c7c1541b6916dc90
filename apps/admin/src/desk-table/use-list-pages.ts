import { refusalMessage } from '@proverka/api-client/refused';
import { keepPreviousData, useQuery } from '@proverka/shell-sdk/query';
import { useState } from 'react';

export interface ListPage<Row> {
  readonly rows: readonly Row[];
  /** The id the next page begins behind; null on the last one. */
  readonly next: string | null;
  /** Only with the first page. */
  readonly total: { readonly count: number; readonly is_more: boolean } | null;
}

export interface ListPages<Row> {
  /** Undefined until the first page came. */
  readonly rows: readonly Row[] | undefined;
  readonly total: ListPage<Row>['total'];
  readonly hasMore: boolean;
  readonly showMore: () => void;
  readonly isMoreComing: boolean;
  /** Why the next page did not come; empty otherwise. */
  readonly moreFailure: string;
  /** Shown rows are those of other filters until the new ones come. */
  readonly isStale: boolean;
  readonly failure: string;
  readonly retry: () => void;
  readonly isRetrying: boolean;
}

interface PagesOf<Row> {
  /** Everything the rows depend on. */
  readonly queryKey: readonly unknown[];
  readonly read: (after: string | undefined, signal?: AbortSignal) => Promise<ListPage<Row>>;
  /** Looked at again when somebody comes back to the page, because colleagues work on the same rows. */
  readonly isQueue?: boolean;
}

interface More<Row> {
  readonly behind: ListPage<Row> | undefined;
  readonly pages: readonly ListPage<Row>[];
  readonly isComing: boolean;
  readonly failure: string;
}

/** The pages of a list, the first at once and the others asked for; other filters begin anew. */
export function useListPages<Row>({ queryKey, read, isQueue = false }: PagesOf<Row>): ListPages<Row> {
  const first = useQuery({
    queryKey: [...queryKey],
    queryFn: ({ signal }) => read(undefined, signal),
    placeholderData: keepPreviousData,
    // Only while somebody looks: a call in the background would count as use of the session.
    staleTime: 15_000,
    refetchOnWindowFocus: isQueue,
    retry: false,
  });
  const [kept, setKept] = useState<More<Row>>({ behind: undefined, pages: [], isComing: false, failure: '' });
  const none = { behind: first.data, pages: [], isComing: false, failure: '' };
  const more = kept.behind === first.data ? kept : none;
  const pages = first.data === undefined ? [] : [first.data, ...more.pages];
  const next = pages.at(-1)?.next ?? null;
  const showMore = async () => {
    if (next === null || more.isComing) return;
    setKept({ ...more, isComing: true, failure: '' });
    try {
      const page = await read(next);
      setKept((now) =>
        now.behind === more.behind ? { ...more, pages: [...more.pages, page], isComing: false } : now,
      );
    } catch (error) {
      setKept((now) =>
        now.behind === more.behind ? { ...more, isComing: false, failure: refusalMessage(error) } : now,
      );
    }
  };
  return {
    rows: first.data === undefined ? undefined : pages.flatMap(({ rows }) => rows),
    total: first.data?.total ?? null,
    hasMore: next !== null,
    showMore: () => void showMore(),
    isMoreComing: more.isComing,
    moreFailure: more.failure,
    isStale: first.isPlaceholderData,
    failure: first.error === null ? '' : refusalMessage(first.error),
    retry: () => void first.refetch(),
    isRetrying: first.isFetching,
  };
}
