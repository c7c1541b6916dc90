import type { ListPage } from './use-list-pages.ts';

interface Numbered<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  /** Starts at zero. */
  readonly page: number;
  readonly size: number;
}

/** Which page comes behind a row: for calls whose pages have numbers, the number stands for the row. */
export const pageNumber = (after: string | undefined): number => (after === undefined ? 0 : Number(after));

/** A page of a call with numbered pages. */
export const numberedPage = <Row>({ rows, total, page, size }: Numbered<Row>): ListPage<Row> => ({
  rows,
  next: (page + 1) * size < total && rows.length > 0 ? String(page + 1) : null,
  total: page === 0 ? { count: total, is_more: false } : null,
});

/** A list that comes whole. */
export const wholePage = <Row>(rows: readonly Row[]): ListPage<Row> => ({
  rows,
  next: null,
  total: { count: rows.length, is_more: false },
});
