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
});
