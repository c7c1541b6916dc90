import type { Damage } from '@proverka/contract/finding';

/** The kinds of vehicle the traffic police has a scheme of. */
export const vehicles = ['car', 'bus', 'motorcycle', 'truck', 'other'] as const;
export type Vehicle = (typeof vehicles)[number];

/** Where a code is on the scheme of its vehicle; some places are on none. */
export interface PlaceOnScheme {
  readonly vehicle: Vehicle;
  readonly zones: readonly string[];
}

/**
 * Places since about 2016 by the last two digits of their code; the first digit is the degree. From the answers of the
 * service «Проверка автомобиля» of the traffic police and from public programs that read them.
 */
const placesOf: Readonly<Record<Vehicle, Readonly<Record<string, string>>>> = {
  car: {
    '10': 'переднее правое крыло',
    '11': 'передняя правая дверь, правое зеркало',
    '12': 'задняя правая дверь',
    '13': 'заднее правое крыло',
    '14': 'задний бампер справа, правый фонарь',
    '15': 'задний бампер слева, левый фонарь',
    '16': 'заднее левое крыло',
    '17': 'задняя левая дверь',
    '18': 'передняя левая дверь, левое зеркало',
    '19': 'переднее левое крыло',
    '20': 'передний бампер слева, левая фара',
    '21': 'передний бампер справа, правая фара',
    '22': 'капот, лобовое стекло',
    '23': 'крыша',
    '24': 'багажник, заднее стекло',
    '25': 'днище',
  },
  bus: {
    '30': 'передняя сторона справа',
    '31': 'правая сторона спереди',
    '32': 'правая сторона посередине',
    '33': 'правая сторона сзади',
    '34': 'задняя сторона слева',
    '35': 'задняя сторона справа',
    '36': 'левая сторона сзади',
    '37': 'левая сторона посередине',
    '38': 'левая сторона спереди',
    '39': 'передняя сторона слева',
    '40': 'крыша спереди',
    '41': 'крыша посередине',
    '42': 'крыша сзади',
    '43': 'днище',
  },
  motorcycle: {
    '50': 'переднее колесо, руль, фара слева',
    '51': 'сиденье, двигатель, бензобак слева',
    '52': 'заднее колесо, глушитель, фонарь слева',
    '53': 'заднее колесо, глушитель, фонарь справа',
    '54': 'сиденье, двигатель, бензобак справа',
    '55': 'переднее колесо, руль, фара справа',
  },
  truck: {
    '60': 'передняя сторона кабины справа',
    '61': 'передняя сторона фургона справа',
    '62': 'правая сторона кабины',
    '63': 'рама, низ справа',
    '64': 'правый борт',
    '65': 'правая сторона фургона',
    '66': 'задняя сторона фургона справа',
    '67': 'задний борт справа',
    '68': 'рама, низ сзади справа',
    '69': 'рама, низ сзади слева',
    '70': 'задний борт слева',
    '71': 'задняя сторона фургона слева',
    '72': 'левая сторона фургона',
    '73': 'левый борт',
    '74': 'рама, низ слева',
    '75': 'левая сторона кабины',
    '76': 'передняя сторона фургона слева',
    '77': 'передняя сторона кабины слева',
    '78': 'крыша кабины',
    '79': 'крыша фургона',
    '80': 'днище',
  },
  other: {
    '90': 'передний правый угол',
    '91': 'передний правый бок',
    '92': 'задний правый бок',
    '93': 'задний правый угол',
    '94': 'задний левый угол',
    '95': 'задний левый бок',
    '96': 'передний левый бок',
    '97': 'передний левый угол',
    '98': 'крыша',
    '99': 'днище',
  },
};

const allOfCar = Object.keys(placesOf.car);

/** Places of the older cards, two digits, without a degree; and where they are on today's scheme. */
const oldPlaces: Readonly<Record<string, readonly [place: string, ...zones: string[]]>> = {
  '01': ['передняя часть справа', '21'],
  '02': ['правая часть спереди', '10', '11'],
  '03': ['правая часть сзади', '12', '13'],
  '04': ['задняя часть справа', '14'],
  '05': ['задняя часть слева', '15'],
  '06': ['левая часть сзади', '16', '17'],
  '07': ['левая часть спереди', '18', '19'],
  '08': ['передняя часть слева', '20'],
  '09': ['крыша', '23'],
  '10': ['днище', '25'],
  '11': ['полная деформация кузова', ...allOfCar],
  '12': ['смещение двигателя'],
  '13': ['смещение переднего моста'],
  '14': ['смещение заднего моста'],
  '15': ['возгорание'],
  '20': ['повреждение места, где нанесён VIN'],
};

const oldPlaceOf = (code: string) => (Object.hasOwn(oldPlaces, code) ? oldPlaces[code] : undefined);

const degrees: Readonly<Record<string, Exclude<Damage['degree'], null>>> = { '1': 'surface', '2': 'shape' };

/** A code of the traffic police in words; one nobody here knows stays, as a place that is not known. */
export function readDamage(written: string): Damage {
  const code = written.trim().padStart(2, '0');
  const old = oldPlaceOf(code);
  if (old !== undefined) return { code, place: old[0], degree: null };
  const { degree, place } = readNew(code);
  return place === undefined || degree === undefined
    ? { code, place: `место с кодом ${code}: его нет в известной схеме`, degree: null }
    : { code, place, degree };
}

/** null: an unknown code, or one that is on no scheme, such as a fire. */
export function placeOnScheme(code: string): PlaceOnScheme | null {
  const [, ...oldZones] = oldPlaceOf(code) ?? [];
  if (oldZones.length > 0) return { vehicle: 'car', zones: oldZones };
  const { vehicle, degree, zone } = readNew(code);
  return vehicle === undefined || degree === undefined ? null : { vehicle, zones: [zone] };
}

function readNew(code: string) {
  const isNew = /^\d{3}$/u.test(code);
  const zone = isNew ? code.slice(1) : '';
  const vehicle = vehicles.find((one) => zone in placesOf[one]);
  return { vehicle, zone, degree: degrees[code.charAt(0)], place: vehicle && placesOf[vehicle][zone] };
}

/** Zones of a scheme with their words, for drawing and tests. */
export const zonesOf = (vehicle: Vehicle): readonly string[] => Object.keys(placesOf[vehicle]);
