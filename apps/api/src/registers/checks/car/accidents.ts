import { z } from 'zod';
import { nothingFound } from '../../asked.domain.ts';
import type { FindingRecord, Level } from '@proverka/contract/finding';
import { readDamage } from '@proverka/findings/damage-places';
import { sentences } from '@proverka/words/joined';
import { countedPlainly } from '@proverka/words/plural';
import { defineCheck } from '../../check.ts';
import { readDay } from '../day.ts';
import { factsOf } from './facts-of.ts';
import { historyLane } from './history-lane.ts';
import { withKnownCar } from './known-car.ts';

const short = z.string().max(200).nullish();
const accidentSchema = z.object({
  /** «30.05.2015 18:15». */
  AccidentDateTime: z.string().max(40),
  AccidentType: z.string().max(200),
  RegionName: z.string().max(200),
  AccidentPlace: z.string().max(500).nullish(),
  VehicleMark: short,
  VehicleModel: short,
  /** «Повреждено», «Скрылось»: what became of this vehicle. */
  VehicleDamageState: short,
  VehicleAmount: z.union([z.string().max(10), z.int()]).nullish(),
  AccidentNumber: z.string().max(60),
  DamagePoints: z.array(z.string().max(10)).max(100).nullish(),
});
const accidentsSchema = z.object({ Accidents: z.array(accidentSchema).max(500) });
type Accident = z.infer<typeof accidentSchema>;

/** A body deformed as a whole, a fire, a damaged VIN: such a car is often written off or not registered. */
const ruinous: ReadonlySet<string> = new Set(['11', '15', '20']);

const coverage = {
  where: 'в базе аварий Госавтоинспекции',
  limits: 'Там аварии с 2015 года, которые оформила полиция: оформленные без неё и более ранние не видны.',
};

/** Accidents registered by the traffic police since 2015; those settled without the police are not included. */
export const accidentsCheck = defineCheck<'car', z.infer<typeof accidentsSchema>>({
  type: 'car_dtp',
  source: 'vehicle',
  questionPrice: 0,
  kind: 'car',
  title: 'Аварии',
  ask: (sources, car, _ticket, signal) =>
    withKnownCar(sources, car, signal, (known) =>
      sources.vehicle.check('dtp', known, accidentsSchema, signal),
    ),
  findings: ({ data, asked, asOf }) => {
    const accidents = data?.Accidents ?? [];
    const charts = historyLane('accidents', asOf, accidents.map(entryOf));
    if (accidents.length === 0) {
      return [
        {
          level: 'clear',
          code: 'car_dtp_none',
          ...nothingFound({ title: 'Аварий не зарегистрировано' }, coverage, asked),
          charts,
        },
      ];
    }
    const ruined = accidents.filter((one) => levelOf(one) === 'danger').length;
    return [
      {
        level: ruined > 0 ? 'danger' : 'warning',
        code: ruined > 0 ? 'car_dtp_ruinous' : 'car_dtp_found',
        title:
          ruined > 0
            ? `Кузов деформирован, горел или повреждён VIN: ${accidentsWords(ruined)}`
            : `${accidentsWords(accidents.length)} по сведениям Госавтоинспекции`,
        text: sentences(
          ruined > 0 ? `Всего ${accidentsWords(accidents.length)} по сведениям Госавтоинспекции` : '',
          'Сверьте повреждённые места с кузовом и попросите документы о ремонте: после сильного удара меняется цена и безопасность',
        ),
        records: accidents.map(recordOf),
        charts,
      },
    ];
  },
});

const accidentsWords = (count: number): string => countedPlainly(count, 'авария', 'аварии', 'аварий');

const levelOf = ({ DamagePoints: points }: Accident): Level =>
  points?.some((code) => ruinous.has(code.trim())) === true ? 'danger' : 'warning';

const entryOf = (one: Accident) => ({
  title: one.AccidentType,
  start: readDay(one.AccidentDateTime),
  level: levelOf(one),
});

function recordOf(one: Accident): FindingRecord {
  const { AccidentType: type, AccidentDateTime: at, DamagePoints: points } = one;
  return {
    title: `${type}, ${at}`,
    level: levelOf(one),
    facts: factsOf(
      ['Регион', one.RegionName],
      ['Место', one.AccidentPlace],
      ['Участвовало транспортных средств', one.VehicleAmount],
      ['Состояние после аварии', one.VehicleDamageState],
      ['Номер происшествия', one.AccidentNumber],
    ),
    ...(points?.length && { damage: points.map(readDamage) }),
  };
}
