import type { FindingRecord } from '@proverka/contract/finding';
import { z } from 'zod';
import { nothingFound } from '../../asked.domain.ts';
import { defineCheck } from '../../check.ts';
import { readDay } from '../day.ts';
import { factsOf } from './facts-of.ts';
import { historyLane } from './history-lane.ts';
import { withKnownCar } from './known-car.ts';
import { writtenDay } from './written-day.ts';

/** Some answers write codes as text. */
const code = z.union([z.int(), z.string().max(10)]);
const restrictionsSchema = z.object({
  records: z
    .array(
      z.object({
        /** The region of the office that imposed it. */
        regname: z.string().max(200),
        gid: z.string().max(100),
        /** «26.07.2016T00:00:00.000+03:00». */
        dateogr: z.string().max(40),
        ogrkod: code,
        divtype: code,
        /** The document, with names of officials; only the number of the proceeding is shown. */
        osnOgr: z.string().max(2000).nullish(),
        tsmodel: z.string().max(200).nullish(),
      }),
    )
    .max(500),
});

// The codes used on the traffic police's site.
const kinds: ReadonlyMap<string, string> = new Map([
  ['1', 'Запрет на регистрационные действия'],
  ['2', 'Запрет на снятие с учёта'],
  ['3', 'Запрет на регистрационные действия и прохождение осмотра'],
  ['4', 'Утилизация'],
  ['5', 'Аннулирование регистрации'],
]);
const initiators: ReadonlyMap<string, string> = new Map([
  ['1', 'судебные органы'],
  ['2', 'судебный пристав'],
  ['3', 'таможенные органы'],
  ['4', 'органы социальной защиты'],
  ['5', 'нотариус'],
  ['6', 'органы внутренних дел или другие правоохранительные органы'],
  ['7', 'органы внутренних дел или другие правоохранительные органы (прочие)'],
]);
/** Not bans that somebody lifts, but ends of the registration. */
const ends: ReadonlySet<string> = new Set(['4', '5']);

/** «12345/20/77010-ИП», with its date where the document names it. */
const proceeding = /\d{1,12}\/\d{1,8}\/\d{1,12}-(?:ИП|СД)(?: от \d{2}\.\d{2}\.\d{4})?/u;

const coverage = {
  where: 'в списках ограничений Госавтоинспекции',
  limits: 'Запрет, о котором ей ещё не сообщили, там не виден.',
};

/** Bans on registration: while one is in force the buyer cannot register the car. */
export const restrictionsCheck = defineCheck<'car', z.infer<typeof restrictionsSchema>>({
  type: 'car_restrict',
  source: 'vehicle',
  questionPrice: 0,
  kind: 'car',
  title: 'Ограничения на регистрацию',
  ask: (sources, car, _ticket, signal) =>
    withKnownCar(sources, car, signal, (known) =>
      sources.vehicle.check('restrict', known, restrictionsSchema, signal),
    ),
  findings: ({ data, asked, asOf }) => {
    const records = data?.records ?? [];
    if (records.length === 0) {
      return [
        {
          level: 'clear',
          code: 'car_restrict_none',
          ...nothingFound({ title: 'Ограничений на регистрацию нет' }, coverage, asked),
        },
      ];
    }
    const isEnded = records.some(({ ogrkod }) => ends.has(String(ogrkod)));
    return [
      {
        level: 'danger',
        code: isEnded ? 'car_restrict_ended' : 'car_restrict_found',
        title: isEnded
          ? 'Регистрация прекращена: утилизация или аннулирование'
          : 'Есть ограничения на регистрацию',
        text: isEnded
          ? 'По документам такой автомобиль не допущен к движению. Вернуть его на учёт трудно или нельзя: не покупайте, пока Госавтоинспекция не подтвердит обратное.'
          : 'Пока ограничение не снято, поставить автомобиль на учёт нельзя. Деньги отдавайте только после того, как запись исчезнет.',
        records: records.map(recordOf),
        charts: historyLane('restrictions', asOf, records.map(entryOf)),
      },
    ];
  },
});

type Restriction = z.infer<typeof restrictionsSchema>['records'][number];

const recordOf = (one: Restriction): FindingRecord => ({
  title: kindWords(one.ogrkod),
  facts: factsOf(
    ['Наложено', writtenDay(one.dateogr)],
    ['Кем наложено', initiatorWords(String(one.divtype))],
    ['Регион инициатора', one.regname],
    ['Исполнительное производство', proceeding.exec(one.osnOgr ?? '')?.[0]],
    ['Номер записи', one.gid],
  ),
});

/** Restrictions on the list are in force. */
const entryOf = ({ ogrkod, dateogr }: Restriction) => ({
  title: kindWords(ogrkod),
  start: readDay(dateogr),
  end: null,
  level: 'danger' as const,
});

const kindWords = (ogrkod: string | number): string =>
  kinds.get(String(ogrkod)) ?? `Ограничение, код ГИБДД ${ogrkod}`;

const initiatorWords = (divtype: string): string | null =>
  divtype === '0' ? null : (initiators.get(divtype) ?? `код ГИБДД ${divtype}`);
