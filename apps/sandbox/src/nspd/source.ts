import { randomUUID } from 'node:crypto';
import { parseCadastralNumber } from '@proverka/validation/cadastral-number';
import type { RealtyObject } from '../objects/object.ts';
import type { Register } from '../objects/register.ts';
import type { Answer, Source } from '../source/source.ts';
import { readContour } from './contour.domain.ts';
import { contourAnswer, searchAnswer } from './features.domain.ts';

const MESSAGES: Record<number, string> = {
  400: 'Bad Request',
  404: 'Not Found',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
};

const nspdError = (status: number, message?: string): Answer => ({
  status,
  body: { code: status, message: message ?? MESSAGES[status] ?? 'Error', requestId: randomUUID() },
});

const MOST_FEATURES = 20;

/** The map searches all layers at once, by number or address, and answers 404 when there is nothing. */
export function nspdSource(register: Register): Source {
  const search = (query: string): RealtyObject[] => {
    const number = parseCadastralNumber(query);
    if (!number) return register.search(query).slice(0, MOST_FEATURES);
    const object = register.find(number);
    return object ? [object] : [];
  };
  return {
    name: 'nspd',
    title: 'Публичная кадастровая карта (НСПД)',
    prefix: '/nspd/api/geoportal',
    operations: [
      {
        name: 'search',
        title: 'Поиск на карте',
        method: 'GET',
        path: '/v2/search/geoportal',
        subjects: ({ query }) => [query['query']],
        handle: ({ query }) => {
          const text = query['query']?.trim() ?? '';
          if (text === '' || query['thematicSearchId'] !== '1') return nspdError(400);
          const found = search(text);
          return found.length > 0 ? { body: searchAnswer(found) } : nspdError(404);
        },
      },
      {
        name: 'intersects',
        title: 'Объекты в контуре',
        method: 'POST',
        path: '/v1/intersects',
        handle: ({ query, body }) => {
          if (query['typeIntersect'] !== 'fullObject')
            return nspdError(400, 'field:typeIntersect, rule:required;');
          const contour = readContour(body);
          if (contour === null) return nspdError(400);
          return contour.isTooBig
            ? { status: 500, body: { code: 400004, message: 'Too big contour', requestId: randomUUID() } }
            : { body: contourAnswer(register.near(contour.box), contour.categories) };
        },
      },
    ],
    fault: nspdError,
  };
}
