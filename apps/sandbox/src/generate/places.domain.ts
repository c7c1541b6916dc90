import type { Random } from './random.domain.ts';

export type StreetRow = { locality: string; street: string; districts: string[] };

export type Street = {
  name: string;
  type: string;
  district: string;
  town?: string;
  /** Cadastral district and quarter, `78:31:0090012`. */
  quarter: string;
  /** Longitude and latitude of the first house, and the step from house to house. */
  place: [number, number];
  step: [number, number];
};

type District = { code: string; centre: [number, number]; postcode: string };

/** Cadastral districts of St Petersburg with the register's numbers; centres are rounded to a few kilometres. */
const DISTRICTS: Record<string, District> = {
  Адмиралтейский: { code: '32', centre: [30.297, 59.915], postcode: '1900' },
  Василеостровский: { code: '06', centre: [30.255, 59.942], postcode: '1990' },
  Выборгский: { code: '36', centre: [30.33, 60.04], postcode: '1942' },
  Калининский: { code: '10', centre: [30.39, 60.0], postcode: '1952' },
  Кировский: { code: '15', centre: [30.255, 59.87], postcode: '1982' },
  Колпинский: { code: '37', centre: [30.6, 59.75], postcode: '1966' },
  Красногвардейский: { code: '11', centre: [30.46, 59.955], postcode: '1951' },
  Красносельский: { code: '40', centre: [30.17, 59.84], postcode: '1983' },
  Кронштадтский: { code: '34', centre: [29.77, 59.99], postcode: '1977' },
  Курортный: { code: '38', centre: [29.97, 60.09], postcode: '1977' },
  Московский: { code: '14', centre: [30.32, 59.86], postcode: '1961' },
  Невский: { code: '12', centre: [30.47, 59.88], postcode: '1931' },
  Петроградский: { code: '07', centre: [30.3, 59.964], postcode: '1971' },
  Петродворцовый: { code: '39', centre: [29.9, 59.88], postcode: '1985' },
  Приморский: { code: '34', centre: [30.26, 60.005], postcode: '1973' },
  Пушкинский: { code: '42', centre: [30.41, 59.72], postcode: '1966' },
  Фрунзенский: { code: '13', centre: [30.38, 59.87], postcode: '1922' },
  Центральный: { code: '31', centre: [30.36, 59.932], postcode: '1910' },
};

const TYPES: Record<string, string> = {
  'ул.': 'ул',
  'пр.': 'пр-кт',
  'пер.': 'пер',
  'наб.': 'наб',
  'ш.': 'ш',
  'бул.': 'б-р',
};

export const postcodeStart = (district: string): string => districtOf(district).postcode;

function districtOf(name: string): District {
  const district = DISTRICTS[name];
  if (!district) throw new Error(`unknown district ${name}`);
  return district;
}

/** Quarters start with 009, which the city's register does not use: an invented number matches no real object. */
export function toStreet(row: StreetRow, index: number, random: Random): Street {
  const words = row.street.split(' ');
  const type = TYPES[words.at(-1) ?? ''];
  const district = row.districts.at(-1);
  if (!type || !district) throw new Error(`cannot read street ${row.street}`);
  const { code, centre } = districtOf(district);
  const spread = (degrees: number): number => (random.fraction() - 0.5) * degrees;
  const town = row.locality.endsWith(' г.') ? row.locality.slice(0, -3) : undefined;
  return {
    name: words.slice(0, -1).join(' '),
    type,
    district,
    ...(town ? { town } : {}),
    quarter: `78:${code}:009${String(index + 1).padStart(4, '0')}`,
    place: [centre[0] + spread(0.04), centre[1] + spread(0.02)],
    step: [spread(0.0016), spread(0.0008)],
  };
}
