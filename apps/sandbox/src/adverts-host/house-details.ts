import { told, marketError, textOf, wrongField } from '../market/answers.ts';
import { houseRow, type MarketDesk } from '../market/desk.ts';
import type { House } from '../market/house.ts';
import type { Answer, Call, Operation } from '../source/source.ts';

const WALLS: Record<House['kind'], string> = {
  prewar: 'Кирпичные (дореволюционной и довоенной постройки)',
  brick: 'Кирпичные',
  panel: 'Панельные',
  block: 'Кирпично-панельные',
  monolith: 'Монолитные',
};

const details = (house: House): Record<string, string> => {
  const row = houseRow(house);
  return {
    'Год постройки': String(row.year_built),
    'Количество этажей': String(row.floors),
    'Количество подъездов': String(row.entrances),
    'Количество квартир': String(row.flats),
    'Материал стен': WALLS[house.kind],
    Лифтов: String(row.elevators),
    ...(row.repaired_in === null ? {} : { 'Капитальный ремонт': String(row.repaired_in) }),
    'Признан аварийным': row.emergency ? 'Да' : 'Нет',
    'Управляющая организация': 'ООО «Тестовая УК»',
  };
};

function ask(desk: MarketDesk, { query }: Call, rest: (house: House) => object): Answer {
  const address = textOf(query['address']);
  if (!address) return wrongField('address');
  const [house] = desk.places().search(address);
  return house ? told({ address }, desk.now(), rest(house)) : marketError(404, 'О доме нет сведений');
}

/** The housing register: as texts, and anew with types. */
export const houseOperations = (desk: MarketDesk): Operation[] => [
  {
    name: 'house_details',
    title: 'Сведения о доме',
    method: 'GET',
    path: '/property/info/house_details',
    subjects: ({ query }) => [query['address']],
    handle: (call) => ask(desk, call, (house) => ({ address: house.address, house_details: details(house) })),
  },
  {
    name: 'house_details_new',
    title: 'Сведения о доме, новый вид',
    method: 'GET',
    path: '/property/info/house_details_new',
    subjects: ({ query }) => [query['address']],
    handle: (call) => ask(desk, call, (house) => ({ house: houseRow(house) })),
  },
];
