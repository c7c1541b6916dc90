import {
  sourceNames,
  type DeskSource,
  type SourceName,
  type SourceOutage,
} from '@proverka/contract/desk-sources';

const titles: Readonly<Record<SourceName, string>> = {
  kadnet: 'Росреестр (ЕГРН)',
  nspd: 'Публичная кадастровая карта',
  supplier: 'Реестры проверок людей, компаний и автомобилей',
  passport: 'Проверка паспортов МВД России',
  fssp: 'Банк данных исполнительных производств ФССП России',
  egrul: 'ЕГРЮЛ и ЕГРИП ФНС России',
  vehicle: 'Госавтоинспекция МВД России',
  sales: 'Сделки с квартирами',
  adverts: 'Объявления о продаже квартир',
  market_data: 'Цены и дома рынка квартир',
  car_adverts: 'Объявления о продаже автомобилей',
  dadata: 'Подсказки адресов и организаций',
};

const HOUR_MS = 3600_000;
const lastHour = Date.parse('2026-11-27T09:00:00Z');

const slow = (questions: number, isBad: boolean): number | null => {
  if (questions === 0) return null;
  return isBad ? 10_000 : 1000;
};

/** A working day: more questions by day than by night, and a bad hour in it. */
const hours = Array.from({ length: 24 }, (_, place) => {
  const questions = [4, 0, 2, 12, 45, 80, 120, 96][Math.floor(place / 3)] ?? 0;
  return {
    start: new Date(lastHour - (23 - place) * HOUR_MS).toISOString(),
    questions,
    failed: place === 20 ? 60 : Math.floor(questions / 40),
    cached: Math.floor(questions / 5),
    p50_ms: questions === 0 ? null : 250,
    p95_ms: slow(questions, place === 20),
  };
});

export const openOutage: SourceOutage = {
  outage_id: '0192f0c1-0000-7000-8000-00000000a001',
  source: 'fssp',
  title: titles.fssp,
  opened_at: '2026-11-27T09:12:00.000Z',
  closed_at: null,
  closed_as: null,
  questions: 24,
  failed: 19,
  causes: [
    { cause: 'timeout', questions: 11 },
    { cause: 'circuit_open', questions: 8 },
  ],
  text: 'Источник «Банк данных исполнительных производств ФССП России» временно не отвечает с 27.11.2026 в 12:12 (МСК). Ответы придут позже обычного. Если отчёт не получится, деньги вернутся.',
  note: '',
  noted_by: '',
  noted_at: null,
  version: 0,
};

export const pastOutages: readonly SourceOutage[] = [
  {
    ...openOutage,
    outage_id: '0192f0c1-0000-7000-8000-00000000a002',
    source: 'kadnet',
    title: titles.kadnet,
    opened_at: '2026-11-20T06:00:00.000Z',
    closed_at: '2026-11-20T07:40:00.000Z',
    closed_as: 'recovered',
    causes: [{ cause: 'maintenance', questions: 19 }],
    note: 'Плановые работы Росреестра, поставщик предупреждал',
    noted_by: 'Образцова Анна',
    noted_at: '2026-11-20T06:10:00.000Z',
    version: 1,
  },
  {
    ...openOutage,
    outage_id: '0192f0c1-0000-7000-8000-00000000a003',
    source: 'sales',
    title: titles.sales,
    opened_at: '2026-11-18T20:00:00.000Z',
    closed_at: '2026-11-18T20:35:00.000Z',
    closed_as: 'quiet',
    questions: 6,
    failed: 6,
    causes: [{ cause: 'unreachable', questions: 6 }],
  },
];

/** A source that answers, unless said otherwise. */
const exampleSource = (source: SourceName, more: Partial<DeskSource> = {}): DeskSource => ({
  source,
  title: titles[source],
  state: 'answers',
  mode: 'automatic',
  most_per_second: source === 'dadata' ? null : 5,
  mode_chosen: null,
  now: { questions: 96, failed: 2, cached: 18, p50_ms: 250, p95_ms: 1000 },
  causes: [{ cause: 'timeout', questions: 2 }],
  last_answer_at: '2026-11-27T09:20:00.000Z',
  spent_today: 1240.5,
  spent_month: 38_410,
  waiting_tasks: 3,
  held_tasks: 0,
  outage: null,
  hours,
  ...more,
});

const quiet: Partial<DeskSource> = {
  state: 'idle',
  now: { questions: 0, failed: 0, cached: 0, p50_ms: null, p95_ms: null },
  causes: [],
  last_answer_at: null,
  spent_today: 0,
  spent_month: 0,
  waiting_tasks: 0,
  hours: hours.map(({ start }) => ({
    start,
    questions: 0,
    failed: 0,
    cached: 0,
    p50_ms: null,
    p95_ms: null,
  })),
};

/** Every state at once: one that does not answer, one asked by hand, one nobody asks. */
export const exampleSources: readonly DeskSource[] = sourceNames.map((source) => {
  if (source === 'fssp')
    return exampleSource('fssp', {
      state: 'outage',
      outage: openOutage,
      now: { questions: 40, failed: 22, cached: 0, p50_ms: 5000, p95_ms: 20_000 },
      causes: openOutage.causes,
      waiting_tasks: 17,
    });
  if (source === 'kadnet')
    return exampleSource('kadnet', {
      mode: 'manual',
      mode_chosen: {
        by: 'Образцова Анна',
        at: '2026-11-27T08:30:00.000Z',
        reason: 'У поставщика кончились деньги',
      },
      waiting_tasks: 1204,
      held_tasks: 9,
    });
  return exampleSource(source, source === 'sales' ? quiet : {});
});

export const calmSources: readonly DeskSource[] = sourceNames.map((source) => exampleSource(source));
export const unaskedSources: readonly DeskSource[] = sourceNames.map((source) =>
  exampleSource(source, quiet),
);

export const exampleTasks = {
  total: 120,
  tasks: [
    {
      task_id: '0192f0c1-0000-7000-8000-00000000b001',
      order_id: '0192f0c1-0000-7000-8000-00000000b011',
      order_item_id: '0192f0c1-0000-7000-8000-00000000b021',
      title: 'Выписка ЕГРН об объекте',
      product_name_ru: 'Выписка ЕГРН об объекте',
      since: '2026-11-27T08:40:00.000Z',
      deadline: '2026-12-02T08:40:00.000Z',
      attempts: 1,
      is_held: true,
    },
    {
      task_id: '0192f0c1-0000-7000-8000-00000000b002',
      order_id: '0192f0c1-0000-7000-8000-00000000b012',
      order_item_id: '0192f0c1-0000-7000-8000-00000000b022',
      title: 'Выписка ЕГРН о переходе прав',
      product_name_ru: 'Полная проверка квартиры',
      since: '2026-11-27T09:02:00.000Z',
      deadline: '2026-12-02T09:02:00.000Z',
      attempts: 4,
      is_held: false,
    },
  ],
};
