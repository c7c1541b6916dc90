import { marketError, numberOf, textOf, told, wrongField } from '../market/answers.ts';
import { houseRow, type MarketDesk } from '../market/desk.ts';
import { listingOf } from '../market/listing.ts';
import { noticeIdOf } from '../market/notice-id.domain.ts';
import { idInUrl } from '../market/row.domain.ts';
import { rowsOf } from '../market/rows.ts';
import type { Behaviours } from '../source/behaviours.ts';
import type { Answer, Call, Operation } from '../source/source.ts';

const MOST_IDS = 100;
const MOST_ANSWERED = 1000;

/** The ids of a question, each once; undefined for none, for too many, and for what is no id. */
function idsOf({ body }: Call): number[] | undefined {
  const ids = (body as { ids?: unknown } | undefined)?.ids;
  if (!Array.isArray(ids) || ids.length === 0 || ids.length > MOST_IDS) return undefined;
  return ids.every((id) => Number.isSafeInteger(id) && id > 0) ? [...new Set(ids as number[])] : undefined;
}

const idSubjects = (call: Call): string[] => (idsOf(call) ?? []).map(String);

const referenceOperation = (desk: MarketDesk): Operation => ({
  name: 'getRefByA',
  title: 'Справочник по адресу',
  method: 'GET',
  path: '/getRefByA',
  subjects: ({ query }) => [query['address']],
  handle: ({ query }): Answer => {
    const address = textOf(query['address']);
    if (!address) return wrongField('address');
    const [house] = desk.places().search(address);
    if (!house) return marketError(404, 'Адрес не найден');
    const { id_city, city, id_district, district, id_dom, address: found } = houseRow(house);
    const named = /\d/.test(address);
    const rest = { id_city, city, id_district, district, id_dom: named ? id_dom : null, address: found };
    return told({ address }, desk.now(), rest);
  },
});

const housesOperation = (desk: MarketDesk): Operation => ({
  name: 'dom/getByIDs',
  title: 'Дома по номерам',
  method: 'POST',
  path: '/dom/getByIDs',
  subjects: idSubjects,
  handle: (call): Answer => {
    const ids = idsOf(call);
    if (!ids) return wrongField('ids');
    const wanted = new Set(ids);
    const list = desk
      .market()
      .houses.filter(({ id }) => wanted.has(id))
      .map(houseRow);
    return told({ ids }, desk.now(), { total: list.length, list });
  },
});

const addressOperation = (desk: MarketDesk): Operation => ({
  name: 'search/getByAddress',
  title: 'Объявления по адресу',
  method: 'GET',
  path: '/search/getByAddress',
  subjects: ({ query }) => [query['address']],
  handle: ({ query }): Answer => {
    const address = textOf(query['address']);
    const offset = query['offset'] === undefined ? 0 : numberOf(query['offset']);
    if (!address) return wrongField('address');
    if (Number.isNaN(offset)) return wrongField('offset');
    const houses = new Set(
      desk
        .places()
        .search(address)
        .map(({ id }) => id),
    );
    const found = desk.board().entries.filter(({ house, streetOnly }) => !streetOnly && houses.has(house.id));
    const ids = found.slice(offset, offset + MOST_ANSWERED).map(({ index }) => noticeIdOf(index));
    return told({ address, offset }, desk.now(), { total: found.length, offset, ids });
  },
});

const urlOperation = (desk: MarketDesk): Operation => ({
  name: 'adverts/getIDAdvertByURL',
  title: 'Объявление по ссылке',
  method: 'GET',
  path: '/adverts/getIDAdvertByURL',
  subjects: ({ query }) => [query['url']],
  handle: ({ query }): Answer => {
    const url = query['url']?.trim() ?? '';
    if (url === '' || url.length > 2000) return wrongField('url');
    const id = idInUrl(url) ?? Number.NaN;
    return desk.board().find(id)
      ? told({ url }, desk.now(), { id })
      : marketError(404, 'Объявление не найдено');
  },
});

const advertsOperation = (desk: MarketDesk, behaviours: Behaviours): Operation => ({
  name: 'adverts/getByIDs',
  title: 'Объявления по номерам',
  method: 'POST',
  path: '/adverts/getByIDs',
  subjects: idSubjects,
  handle: (call): Answer => {
    const ids = idsOf(call);
    if (!ids) return wrongField('ids');
    const board = desk.board();
    const found = ids.map((id) => board.find(id)).filter((entry) => entry !== undefined);
    const list = rowsOf(board, found, listingOf(behaviours, 'market-data', ids.map(String)));
    return told({ ids }, desk.now(), { total: list.length, list });
  },
});

/** Adverts and houses by what names them. */
export const lookupOperations = (desk: MarketDesk, behaviours: Behaviours): Operation[] => [
  referenceOperation(desk),
  housesOperation(desk),
  addressOperation(desk),
  urlOperation(desk),
  advertsOperation(desk, behaviours),
];
