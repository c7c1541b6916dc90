import { scenario } from './api-figures.ts';
import type { Figure } from './figure.ts';

interface Compared {
  readonly smallP50Ms: number;
  readonly smallP95Ms: number;
  readonly largeP95Ms: number;
  readonly ratio: number;
}

interface AdvertScale {
  readonly adverts: readonly [small: number, large: number];
  readonly search: Compared;
  readonly similar: Compared;
  readonly advert: Compared;
}

/** Searches of adverts, similar ones, and an advert with its duplicates. */
export async function measureAdverts(): Promise<Figure[]> {
  const { adverts, search, similar, advert } = await scenario<AdvertScale>(
    'src/market/advert-scale.bench.ts',
  );
  const [small, large] = adverts;
  const speed = (name: string, { smallP95Ms, smallP50Ms }: Compared, atMost: number): Figure => ({
    name: `${name} among ${small} adverts (p95)`,
    value: smallP95Ms,
    unit: 'ms',
    limit: { atMost },
    how: `over HTTP, p50 ${smallP50Ms} ms, 2 connections`,
  });
  return [
    speed('Search of adverts', search, 60),
    {
      name: `Search of adverts among ${large} against ${small} (p95)`,
      value: search.ratio,
      unit: '',
      limit: { atMost: 1.5 },
      how: `${search.largeP95Ms} ms against ${search.smallP95Ms} ms, alternating requests of eight kinds`,
    },
    speed('Similar adverts', similar, 100),
    speed('An advert with its duplicates', advert, 100),
  ];
}
