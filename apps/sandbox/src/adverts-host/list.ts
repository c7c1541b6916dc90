import { told, wrongField } from '../market/answers.ts';
import type { Entry } from '../market/board.ts';
import { type Filters, fitsFilters, readFilters } from '../market/filters.domain.ts';
import type { MarketDesk } from '../market/desk.ts';
import { listingOf } from '../market/listing.ts';
import { type Listing, rowsOf } from '../market/rows.ts';
import type { Behaviours } from '../source/behaviours.ts';
import type { Answer, Operation } from '../source/source.ts';

type Page = { rows: readonly Entry[]; next: number | null };

/** A page of what was found; switched sources page for ever or repeat their first page. */
function pageOf(found: readonly Entry[], { offset, limit }: Filters, listing: Listing): Page {
  const end = offset + limit;
  if (listing === 'repeat') return { rows: found.slice(0, limit), next: limit };
  if (listing === 'endless') {
    const rows = Array.from(
      { length: found.length > 0 ? limit : 0 },
      (_, place) => found[(offset + place) % found.length],
    );
    return { rows: rows.filter((row) => row !== undefined), next: end };
  }
  return { rows: found.slice(offset, end), next: end < found.length ? end : null };
}

const FAR_IDS = 90_000_000;

/** Adverts by filters, page after page. */
export const listOperation = (desk: MarketDesk, behaviours: Behaviours): Operation => ({
  name: 'list',
  title: 'Список объявлений',
  method: 'POST',
  path: '/adverts/list',
  handle: ({ body }): Answer => {
    const filters = readFilters(body);
    if (typeof filters === 'string') return wrongField(filters);
    const board = desk.board();
    const found = board.entries.filter((entry) => fitsFilters(entry, filters));
    const listing = listingOf(behaviours, 'adverts-host', []);
    const { rows, next } = pageOf(found, filters, listing);
    const isAgain = listing === 'endless' && filters.offset >= found.length;
    const list = rowsOf(board, rows, listing).map((row, place) =>
      isAgain ? Object.assign(row, { id: FAR_IDS + filters.offset + place }) : row,
    );
    return told(asked(filters), desk.now(), {
      count: found.length,
      unique_count: new Set(found.map(({ house }) => house.id)).size,
      offset: filters.offset,
      next_offset: next,
      list,
    });
  },
});

/** The filters that were given. */
const asked = (filters: Filters): object =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
