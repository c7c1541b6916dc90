import { example } from '@proverka/extract/fixtures/examples';
import { expect, test } from 'vitest';
import { NUMBER, createObjectWorld, onMap } from '../../../test/object-world.ts';
import { found } from '../../../test/fake-sources.ts';
import { surroundingsOf } from './surroundings.ts';

test('a paper has the plan of its object as full info has learnt it, and none before', async () => {
  const { api, db, map } = await createObjectWorld();
  const extract = await example('syn_about_property_room_flat_mortgage');
  if (extract.kind !== 'about_property') throw new Error('The example is about an object.');
  const extracts = [{ ...extract, object: { ...extract.object, cadastralNumber: NUMBER } }];
  expect(await surroundingsOf(db, extracts)).toBeNull();
  await api.inject(`/objectFull/${NUMBER}`);
  expect(await surroundingsOf(db, extracts)).toMatchObject({
    plan: { subject: { number: NUMBER }, neighbours: { kind: 'known' } },
  });
  expect(await surroundingsOf(db, [])).toBeNull();
  map.answer = () => found({ ...onMap, outline: null });
  await api.inject(`/objectFull/${NUMBER}`);
  expect(await surroundingsOf(db, extracts)).toBeNull();
});
