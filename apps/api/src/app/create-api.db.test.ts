import { endpoints } from '@proverka/contract/api';
import type { ApiKey } from '@proverka/contract/api';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestWorld } from '../../test/world.ts';
import type { TestWorld } from '../../test/world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld();
});

describe('the API', () => {
  test('the API reports that it is ready and serves its description', async () => {
    expect((await world.api.inject('/readyz')).json()).toMatchObject({ ok: true });
    const { paths } = (await world.api.inject('/openapi.json')).json();
    expect(Object.keys(paths).length).toBeGreaterThan(15);
  });

  test('the description names every call of guests, customers and programs, and none of the staff or of other systems (V13.4.5)', async () => {
    const described: string[] = [];
    for (const url of ['/openapi.json', '/docs/openapi.json']) {
      const { paths } = (await world.api.inject(url)).json<{ paths: Record<string, object> }>();
      described.push(
        ...Object.entries(paths).flatMap(([path, calls]) =>
          Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
        ),
      );
    }
    const isForStaff = (key: ApiKey) =>
      'grant' in endpoints[key] || key.includes('/admin/') || key.includes(' /staff/');
    const keys = Object.keys(endpoints) as ApiKey[];
    const hidden = keys.filter((key) => isForStaff(key) || 'isForSystems' in endpoints[key]);
    expect(hidden.length).toBeGreaterThan(30);
    expect([...new Set(described)].toSorted()).toEqual(
      keys
        .filter((key) => !hidden.includes(key))
        .map((key) => key.replace(/\/$/, ''))
        .toSorted(),
    );
    const page = await world.api.inject('/docs/');
    expect(page.body).not.toContain('admin');
  });
});
