import { isRouteErrorResponse } from 'react-router';
import { expect, test } from 'vitest';
import { readRouterState } from './router-state.ts';

const errorOf = (error: object) =>
  readRouterState(JSON.stringify({ loaderData: {}, errors: { page: error } }))?.errors?.['page'];

test("a missing page keeps the server's message in the browser", () => {
  const error = errorOf({ status: 404, words: 'Отчёта с таким номером мы не выпускали.' });
  expect(isRouteErrorResponse(error) && error.data).toBe('Отчёта с таким номером мы не выпускали.');
});

test('an error without a message has none in the browser either', () => {
  const error = errorOf({ status: 500 });
  expect(isRouteErrorResponse(error) && error.data).toBeNull();
});
