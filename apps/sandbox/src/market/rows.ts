import type { Board, Entry } from './board.ts';
import type { AdvertRow } from './row.domain.ts';

/** What a source of adverts does when it is switched to misbehave. */
export type Listing = 'normal' | 'absurd' | 'markup' | 'dead' | 'endless' | 'repeat';

type Fields = AdvertRow['fields'];

const LONG = 100_000;

const ABSURD: Partial<Fields>[] = [
  { price: 1, price_per_metre: 0 },
  { price: 1e15, price_per_metre: 1e13 },
  { area: 0 },
  { area: 99_999 },
  { coords: [-30.5, 0.1] },
  { floor: -40, floors: 0 },
];

const INJECTED = '<script>alert(1)</script><img src=x onerror=alert(2)> \u0000\u202E\u0007 {{7*7}} ${7*7}';

function damaged(fields: Fields, listing: Listing, place: number): Fields {
  switch (listing) {
    case 'absurd':
      return { ...fields, ...ABSURD[place % ABSURD.length] };
    case 'markup':
      return {
        ...fields,
        title: INJECTED,
        description: place % 5 === 0 ? INJECTED + 'ы'.repeat(LONG) : INJECTED,
        contact: { ...fields.contact, name: INJECTED },
      };
    case 'dead':
      return {
        ...fields,
        photos: fields.photos.map(({ url, hash }, index) => ({
          url: index % 2 === 0 ? url.replace('/photos/', '/photos/dead/') : 'javascript:alert(1)',
          hash,
        })),
      };
    default:
      return fields;
  }
}

/** Rows of adverts as the source sends them today. */
export const rowsOf = (board: Board, entries: readonly Entry[], listing: Listing = 'normal'): AdvertRow[] =>
  entries.map((entry, place) => {
    const row = board.row(entry);
    return listing === 'normal' ? row : { ...row, fields: damaged(row.fields, listing, place) };
  });
