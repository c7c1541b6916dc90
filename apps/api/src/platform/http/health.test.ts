import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { addHealthRoutes } from './health.ts';

test('a hundred questions about readiness at once ask the database once', async () => {
  let asked = 0;
  const app = fastify();
  addHealthRoutes(app, {
    database: async () => {
      asked += 1;
      return true;
    },
  });
  const answers = await Promise.all(Array.from({ length: 100 }, () => app.inject('/readyz')));
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
  expect(asked).toBe(1);
  await app.close();
});
