import { parseCadastralNumber } from '@proverka/validation/cadastral-number';
import { marketError, numberOf, told, wrongField } from '../market/answers.ts';
import type { Board, Entry } from '../market/board.ts';
import type { MarketDesk } from '../market/desk.ts';
import { HABITS } from '../market/episode.ts';
import { listingOf } from '../market/listing.ts';
import { rowsOf } from '../market/rows.ts';
import type { Behaviours } from '../source/behaviours.ts';
import type { Answer, Call, Operation } from '../source/source.ts';

const MOST_ROWS = 100;

/** What the register says of the flat, when its advert gave the number. */
function cadastralOf(board: Board, entry: Entry): object | null {
  const { notice, flat, house } = board.show(entry);
  if (!(notice.habits & HABITS.kadNumber)) return null;
  return {
    kad_number: flat.kadNumber,
    dom_kad_number: house.kadNumber,
    address: `${house.address}, кв. ${flat.number}`,
    area: flat.area,
    floor: flat.floor,
  };
}

export const objectOperation = (desk: MarketDesk, behaviours: Behaviours): Operation => ({
  name: 'object',
  title: 'Объявление',
  method: 'GET',
  path: '/adverts/object',
  subjects: ({ query }) => [query['id']],
  handle: ({ query }): Answer => {
    const id = numberOf(query['id']);
    if (Number.isNaN(id)) return wrongField('id');
    const board = desk.board();
    const entry = board.find(id);
    if (!entry) return marketError(404, 'Объявление не найдено');
    const [object] = rowsOf(board, [entry], listingOf(behaviours, 'adverts-host', [String(id)]));
    return told({ id }, desk.now(), { object, cadastral: cadastralOf(board, entry) });
  },
});

const numberIn = ({ body }: Call): string | undefined => {
  const text = (body as { kad_number?: unknown } | undefined)?.kad_number;
  return typeof text === 'string' ? text : undefined;
};

/** Adverts that gave a number; of a house all that are in it. */
function withNumber(desk: MarketDesk, board: Board, number: string): Entry[] {
  const house = desk.places().byKadNumber(number);
  if (house) return (board.byHouse.get(house.id) ?? []).filter(({ streetOnly }) => !streetOnly);
  const quarter = `${number.slice(0, number.lastIndexOf(':'))}:`;
  return desk
    .market()
    .houses.filter(
      ({ kadNumber, registered }) =>
        kadNumber.startsWith(quarter) || registered.some(({ number: own }) => own === number),
    )
    .flatMap(({ id }) => board.byHouse.get(id) ?? [])
    .filter((entry) => {
      const { notice, flat } = board.show(entry);
      return flat.kadNumber === number && (notice.habits & HABITS.kadNumber) !== 0;
    });
}

export const kadOperation = (desk: MarketDesk, behaviours: Behaviours): Operation => ({
  name: 'kad',
  title: 'Объявления по кадастровому номеру',
  method: 'POST',
  path: '/adverts/object/kad',
  subjects: (call) => [numberIn(call)],
  handle: (call): Answer => {
    const number = parseCadastralNumber(numberIn(call) ?? '');
    if (!number) return wrongField('kad_number');
    const board = desk.board();
    const found = withNumber(desk, board, number);
    const list = rowsOf(board, found.slice(0, MOST_ROWS), listingOf(behaviours, 'adverts-host', [number]));
    return told({ kad_number: number }, desk.now(), { total: found.length, list });
  },
});
