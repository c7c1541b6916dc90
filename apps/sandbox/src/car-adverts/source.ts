import { textOf } from '../market/answers.ts';
import { dayAt, yesterday } from '../market/days.domain.ts';
import type { Behaviours } from '../source/behaviours.ts';
import type { Answer, Source } from '../source/source.ts';
import { advertsSince, type CarAdvert } from './adverts.domain.ts';
import { findModel, generationsOf } from './models.domain.ts';

type Deps = { token: string; behaviours: Behaviours; now: () => Date };
type Question = { vehicle: string; year: number; years: number; seen_since: string };

const MOST = 300;
const LISTING = { name: 'listing', title: 'Строки объявлений', kinds: ['absurd' as const] };

const CODES: Record<number, [code: string, message: string]> = {
  400: ['bad_request', 'Запрос не читается'],
  401: ['unauthorized', 'Ключ не указан или неизвестен'],
  404: ['model_not_found', 'Модель не найдена'],
  422: ['invalid_request', 'Поля заполнены неверно'],
  429: ['too_many_requests', 'Слишком много запросов'],
};

function carError(status: number, message?: string, field?: string): Answer {
  const [code, usual] = CODES[status] ?? ['source_unavailable', 'Источник недоступен'];
  return { status, body: { error: { code, message: message ?? usual, ...(field ? { field } : {}) } } };
}

const isWholeBetween = (value: unknown, from: number, to: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to;

/** The question, or the name of its first wrong field. */
function readQuestion(body: unknown): Question | string {
  const fields = (typeof body === 'object' ? body : null) as Record<string, unknown> | null;
  const vehicle = textOf(fields?.['vehicle']);
  if (vehicle === undefined) return 'vehicle';
  const { year, years = 2, seen_since: since } = fields ?? {};
  if (!isWholeBetween(year, 1900, 2100)) return 'year';
  if (!isWholeBetween(years, 0, 5)) return 'years';
  if (typeof since !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(since) || Number.isNaN(Date.parse(since)))
    return 'seen_since';
  return { vehicle, year, years, seen_since: since };
}

const ABSURD_PRICES = [0, -900_000, 1_400_000_000] as const;

/** What no advert should say. */
const absurd = (row: CarAdvert, place: number): CarAdvert => ({
  ...row,
  ...(place % 2 === 0 ? { price: ABSURD_PRICES[(place / 2) % 3] ?? 0 } : {}),
  ...(place % 5 === 0 ? { year: 2099 } : {}),
  ...(place % 7 === 0 ? { mileage: -40 } : {}),
});

/** Adverts of used cars; `protocol.md` describes them. */
export function carAdvertsSource({ token, behaviours, now }: Deps): Source {
  const subjectsOf = (body: unknown): string[] => {
    const question = readQuestion(body);
    return typeof question === 'string' ? [] : [question.vehicle];
  };

  function similar(body: unknown): Answer {
    const question = readQuestion(body);
    if (typeof question === 'string') return carError(422, undefined, question);
    const model = findModel(question.vehicle);
    if (model === undefined) return carError(404);
    const { year, years, seen_since: since } = question;
    const found = advertsSince(model, { year, years, since }, dayAt(now()));
    const behaviour = behaviours.take({
      source: 'car-adverts',
      operation: LISTING.name,
      subjects: subjectsOf(body),
      background: true,
    });
    const rows = found.slice(0, MOST);
    const generations = generationsOf(model, year);
    return {
      body: {
        asked: question,
        actual_on: yesterday(now()),
        model: { id: model.id, make: model.make, model: model.model },
        generation: generations.length === 1 ? (generations[0]?.name ?? null) : null,
        total: found.length,
        adverts: behaviour.kind === 'absurd' ? rows.map(absurd) : rows,
      },
    };
  }

  return {
    name: 'car-adverts',
    title: 'Объявления о продаже автомобилей',
    prefix: '/car-adverts/v1',
    operations: [
      {
        name: 'similar',
        title: 'Похожие автомобили',
        method: 'POST',
        path: '/similar',
        subjects: ({ body }) => subjectsOf(body),
        handle: ({ body }) => similar(body),
      },
    ],
    background: [LISTING],
    authorize: ({ headers }) => (headers['authorization'] === `Bearer ${token}` ? undefined : carError(401)),
    fault: (status, message) => carError(status, message),
  };
}
