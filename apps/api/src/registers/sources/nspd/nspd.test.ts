import { describe, expect, test } from 'vitest';
import { createProtocolFake } from '../../../../test/protocol-fake.ts';
import type { FakeAnswer } from '../../../../test/protocol-fake.ts';
import { createNspd } from './nspd.ts';

const signal = new AbortController().signal;
const NUMBER = '16:50:010406:1';

async function ask(...answers: FakeAnswer[]) {
  const fake = await createProtocolFake(answers);
  return createNspd({ url: fake.url }, { repeatAfterMs: [] }).check(NUMBER, signal);
}

const ring = [
  [5_468_254.6, 7_516_527.1],
  [5_468_211.2, 7_516_474.2],
  [5_468_206.5, 7_516_467.8],
  [5_468_254.6, 7_516_527.1],
];
// The public map's answer about a building (nspd/search_building_kazan.json).
const building = {
  geometry: {
    type: 'Polygon',
    coordinates: [ring],
    crs: { type: 'name', properties: { name: 'EPSG:3857' } },
  },
  properties: {
    category: 36_369,
    categoryName: 'Здания',
    options: {
      cad_num: NUMBER,
      purpose: 'Жилой дом',
      build_record_area: 120.5,
      cost_value: 5_400_000.0,
      year_built: '1985',
      floors: '5',
      materials: 'Кирпичные',
      ownership_type: 'Частная',
      build_record_registration_date: '1990-01-15',
      readable_address: 'Республика Татарстан, г Казань, ул Тестовая, д 1',
    },
  },
};
const features = (...list: object[]): FakeAnswer => ({
  body: { data: { type: 'FeatureCollection', features: list } },
});

describe('the public map', () => {
  test('the public map describes an object with its outline and facts', async () => {
    const answer = await ask(features(building));
    expect(answer).toMatchObject({
      kind: 'found',
      data: {
        info: { Number: NUMBER, Area: '120.5', Level: '5', ObjectType: 'Здания', TypeOKC: 'Жилой дом' },
        outline: [[ring]],
      },
    });
    const facts = answer.kind === 'found' ? answer.data.facts : [];
    expect(facts.map(({ title, value }) => `${title}: ${value.replaceAll('\u00A0', ' ')}`)).toEqual([
      'Кадастровая стоимость: 5 400 000 ₽',
      'Назначение: Жилой дом',
      'Форма собственности: Частная',
      'Год постройки: 1985',
      'Этажей: 5',
      'Материал стен: Кирпичные',
      'Дата присвоения номера: 15.01.1990',
    ]);
  });

  test('the public map returns all polygons of one object', async () => {
    const geometry = { type: 'MultiPolygon', coordinates: [[ring], [ring]] };
    expect(await ask(features({ ...building, geometry }))).toMatchObject({
      data: { outline: [[ring], [ring]] },
    });
  });

  test('an object with an unreadable geometry is still described', async () => {
    const geometry = { type: 'Polygon', coordinates: 'none' };
    expect(await ask(features({ ...building, geometry }))).toMatchObject({
      kind: 'found',
      data: { outline: null },
    });
    expect(await ask(features({ ...building, geometry: null }))).toMatchObject({
      kind: 'found',
      data: { outline: null },
    });
  });

  test('the public map is asked in the name of its own site', async () => {
    const fake = await createProtocolFake([features(building)]);
    await createNspd({ url: `${fake.url}/nspd` }).check(NUMBER, signal);
    expect(fake.seen[0]?.headers.referer).toBe(fake.url);
  });
});
