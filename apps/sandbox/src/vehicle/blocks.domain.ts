import { formatDate } from '@proverka/words/dates';
import { momentExact } from '@proverka/words/moments';
import type { Car } from '../registers/car.ts';
import { withDays } from '../registers/days.domain.ts';

type Block = Record<string, unknown> | null;

const numberOf = ({ vin, body }: Car): string => vin ?? body ?? '';

const history = (car: Car): Block => ({
  ownershipPeriods: {
    ownershipPeriod: car.owners.map(({ from, to, kind, operation }) => ({
      lastOperation: operation,
      simplePersonType: kind,
      from,
      ...(to === null ? {} : { to }),
    })),
  },
  vehiclePassport: { number: '00ОО000000', issue: 'ТЕСТОВЫЙ АВТОЗАВОД' },
  vehicle: {
    engineVolume: `${car.volume}.0`,
    color: car.color,
    bodyNumber: numberOf(car),
    year: String(car.year),
    engineNumber: '0000001',
    vin: car.vin ?? '',
    model: `${car.brand} ${car.model}`,
    category: 'В',
    type: '21',
    powerHp: `${car.powerHp}.0`,
    powerKwt: String(Math.round(car.powerHp * 0.7355)),
  },
});

/** The form of the block `register`, which replaced `history` on the service's site in 2024. */
const register = (car: Car): Block => ({
  id: String(car.year * 1000 + car.volume),
  reestr_status: 'Учет',
  vehicle_vin: car.vin ?? '',
  vehicle_body_number: numberOf(car),
  vehicle_chassisnumber: 'null',
  vehicle_brandmodel: `${car.brand} ${car.model}`,
  vehicle_releaseyear: String(car.year),
  vehicle_bodycolor: car.color,
  vehicle_enclosedvolume: `${car.volume}.0`,
  vehicle_enginepower: `${car.powerHp}.0`,
  vehicle_enginepowerkw: String(Math.round(car.powerHp * 0.7355)),
  vehicle_type_name: 'Легковой',
  periods: car.owners.map(({ from, to, kind }) => ({
    ownerType: kind,
    startDate: formatDate(from),
    endDate: to === null ? 'null' : formatDate(to),
  })),
});

const isToldAnew = ({ year }: Car): boolean => year >= 2020;

const accidents = (car: Car | undefined): Block => ({
  errorDescription: '',
  statusCode: 1,
  Accidents: (car?.accidents ?? []).map(({ at, kind, region, points }, index) => ({
    AccidentDateTime: at,
    VehicleModel: car?.model,
    VehicleDamageState: 'Повреждено',
    RegionName: region,
    AccidentNumber: String(730_000_001 + index),
    AccidentType: kind,
    VehicleMark: car?.brand,
    DamagePoints: points,
    VehicleYear: String(car?.year),
  })),
});

const listOf = (records: object[]): Block => ({ records, count: records.length, error: 0 });

const wanted = (car: Car | undefined): Block =>
  listOf(
    (car?.wanted ?? []).map(({ since, region }, index) => ({
      w_rec: index + 1,
      w_reg_inic: region,
      w_user: '0000',
      w_model: `${car?.brand} ${car?.model}`,
      w_data_pu: since,
      w_god_vyp: String(car?.year),
      w_vid_uch: 'Т',
      w_un_gic: String(index + 1).padStart(6, '0'),
    })),
  );

const restriction = (
  car: Car,
  { since, region, code, proceeding }: NonNullable<Car['restrictions']>[number],
  index: number,
): object => ({
  regname: region,
  gid: `00#FF${String(index + 1).padStart(6, '0')}`,
  tsVIN: car.vin ?? '',
  codDL: 0,
  dateogr: `${since}T00:00:00.000+03:00`,
  ogrkod: code,
  ...(proceeding && {
    osnOgr: `Документ: ${proceeding} от ${since}, УСЛОВНОВ ГЛЕБ АНДРЕЕВИЧ, СПИ: 1111026`,
  }),
  tsmodel: `${car.brand} ${car.model}`,
  tsKuzov: numberOf(car),
  codeTo: 47,
  dateadd: `${since}T12:44:54.231+03:00`,
  phone: '',
  regid: 1111,
  divtype: 2,
  divid: 1_111_026,
});

const restrictions = (car: Car | undefined): Block =>
  listOf(car?.restrictions?.map((one, index) => restriction(car, one, index)) ?? []);

/** The diagnostic card in force; previous ones are nested in it. */
function diagnosticCards(car: Car, now: Date): Block {
  const [latest, ...previous] = (car.cards ?? []).map(({ date, until, odometer }, index) => ({
    dcNumber: `00000000000000${index + 1}`,
    dcDate: withDays(date, now),
    dcExpirationDate: withDays(until, now),
    odometerValue: String(odometer),
  }));
  if (!latest) return null;
  const card = {
    ...latest,
    pointAddress: 'Тестовая область, г. Тестовск, ул. Образцовая, д. 1',
    chassis: '',
    body: car.body ?? '',
    operatorName: '00001',
    pdfBase64: null,
    previousDcs: previous,
    vin: car.vin ?? '',
    model: car.model,
    brand: car.brand,
  };
  return { diagnosticCards: [card], error: null, status: 'OK' };
}

/** A block of a car. For an unknown car, lists are empty and history and cards are null. */
export const BLOCKS: Record<string, (car: Car | undefined, now: Date) => Block> = {
  history: (car) => (car ? (isToldAnew(car) ? register(car) : history(car)) : null),
  dtp: accidents,
  wanted,
  restrict: restrictions,
  diagnostic: (car, now) => (car ? diagnosticCards(car, now) : null),
};

/** «15.05.2022 18:30» in Moscow time. */
const requestTime = (now: Date): string => momentExact(now).slice(0, 16);

/** The whole answer; the traffic police repeat a status of their own in the body. */
export function blockAnswer(number: string, block: Block, now: Date): object {
  const common = { requestTime: requestTime(now), RequestResult: block, vin: number };
  return block === null
    ? { ...common, message: 'По указанному номеру сведения не найдены', status: 404 }
    : { ...common, status: 200 };
}

export const CAPTCHA_ERROR = { message: 'Цифры с картинки введены неверно', status: 201 };
