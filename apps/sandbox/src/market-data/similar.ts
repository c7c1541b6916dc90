import { marketError, numberOf, told, wrongField } from '../market/answers.ts';
import type { Board, Entry } from '../market/board.ts';
import type { MarketDesk } from '../market/desk.ts';
import { listingOf } from '../market/listing.ts';
import { rowsOf } from '../market/rows.ts';
import type { Behaviours } from '../source/behaviours.ts';
import type { Answer, Operation } from '../source/source.ts';

const MOST = 50;
const USUAL = 20;
const METRES_PER_DEGREE = 111_320;

/** Metres between two houses of one city, on a plane. */
function distance([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number]): number {
  const east = (x2 - x1) * METRES_PER_DEGREE * Math.cos((y1 * Math.PI) / 180);
  return Math.round(Math.hypot(east, (y2 - y1) * METRES_PER_DEGREE));
}

/** Adverts on sale of as many rooms and nearly the area, the nearest first. */
function similarTo(board: Board, entry: Entry, limit: number): { entry: Entry; metres: number }[] {
  const { claimed, rooms, area } = entry;
  return board.entries
    .filter(
      (other) =>
        other.active &&
        other.index !== entry.index &&
        other.claimed.city.id === claimed.city.id &&
        other.rooms === rooms &&
        Math.abs(other.area / area - 1) <= 0.2,
    )
    .map((other) => ({ entry: other, metres: distance(claimed.place, other.claimed.place) }))
    .sort((one, other) => one.metres - other.metres)
    .slice(0, limit);
}

export const similarOperation = (desk: MarketDesk, behaviours: Behaviours): Operation => ({
  name: 'getSimilarList',
  title: 'Похожие объявления',
  method: 'GET',
  path: '/getSimilarList',
  subjects: ({ query }) => [query['id']],
  handle: ({ query }): Answer => {
    const id = numberOf(query['id']);
    const limit = query['limit'] === undefined ? USUAL : numberOf(query['limit']);
    if (Number.isNaN(id)) return wrongField('id');
    if (!(limit >= 1 && limit <= MOST)) return wrongField('limit');
    const board = desk.board();
    const entry = board.find(id);
    if (!entry) return marketError(404, 'Объявление не найдено');
    const found = similarTo(board, entry, limit);
    const rows = rowsOf(
      board,
      found.map((one) => one.entry),
      listingOf(behaviours, 'market-data', [String(id)]),
    );
    const list = rows.map((row, place) => Object.assign(row, { distance_m: found[place]?.metres ?? null }));
    return told({ id, limit }, desk.now(), { total: list.length, list });
  },
});
