import type { ObjectPage } from '@proverka/contract/object';
import { beforeEach, expect, test } from 'vitest';
import { away, found, nothing } from '../../../test/fake-sources.ts';
import { NUMBER, createObjectWorld, onMap } from '../../../test/object-world.ts';
import type { ObjectWorld } from '../../../test/object-world.ts';

let world: ObjectWorld;
beforeEach(async () => {
  world = await createObjectWorld();
});

const page = async (path: string) => (await world.api.inject(path)).json<ObjectPage>();
const planOf = (full: ObjectPage) => full.object?.plan;
const picture = (query = '') => world.api.inject(`/object/${NUMBER}/plan${query}`);

test('full info has the plan in words and never the outlines of neighbours', async () => {
  const answer = await world.api.inject(`/objectFull/${NUMBER}`);
  expect(planOf(answer.json<ObjectPage>())).toMatchObject({
    state: 'drawn',
    summary: expect.stringContaining(NUMBER),
    neighbours: [{ number: '77:01:0001001:7', place: 'граничит, к востоку' }],
  });
  expect(answer.body).not.toContain('surroundings');
  expect(world.mapNeighbours.asked).toMatchObject([{ number: NUMBER }]);
});

test('the picture is drawn from what is kept, in two widths, and asks no source', async () => {
  expect((await picture()).statusCode).toBe(404);
  await page(`/objectFull/${NUMBER}`);
  const wide = await picture();
  expect(wide.headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  expect(wide.body).toMatch(/^<svg .*width="720"/u);
  expect((await picture('?width=narrow')).body).toMatch(/^<svg .*width="328"/u);
  expect((await picture('?width=huge')).statusCode).toBe(400);
  expect(world.map.asked).toHaveLength(1);
  expect(world.mapNeighbours.asked).toHaveLength(1);
});

test('neighbours the map does not tell are missing from the plan, which says so', async () => {
  world.mapNeighbours.answer = () => away;
  const plan = planOf(await page(`/objectFull/${NUMBER}`));
  expect(plan).toMatchObject({ state: 'drawn', neighbours: [] });
  expect(plan?.notes).toContain('Соседние объекты не показаны: карта не ответила.');
});

test('an object without an outline and one with an impossible outline have no picture, and say why', async () => {
  world.map.answer = () => found({ ...onMap, outline: null });
  expect(planOf(await page(`/objectFull/${NUMBER}`))).toMatchObject({ state: 'none' });
  world.map.answer = () =>
    found({
      ...onMap,
      outline: [
        [
          [
            [30, 60],
            [31, 60],
            [31, 61],
            [30, 60],
          ],
        ],
      ],
    });
  expect(planOf(await page(`/objectFull/${NUMBER}`))).toMatchObject({ state: 'absurd' });
  expect((await picture()).statusCode).toBe(404);
  expect(world.mapNeighbours.asked).toEqual([]);
});

test('an object the map knows nothing of has no outline; of a silent map nothing is said', async () => {
  world.map.answer = () => nothing;
  expect(planOf(await page(`/objectFull/${NUMBER}`))).toMatchObject({ state: 'none' });
  world.map.answer = () => away;
  expect(planOf(await page(`/objectFull/${NUMBER}`))).toBeUndefined();
});
