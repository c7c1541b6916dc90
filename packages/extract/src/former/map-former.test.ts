import { describe, expect, test } from 'vitest';
import { exampleOf } from '../fixtures/examples.ts';
import { parseExtract } from '../parse-extract.ts';

const about = (name: string) => exampleOf('about_property', name);

describe('documents of former forms', () => {
  test.each([
    ['old_kvzu_land', '77:05:0004001:2457', 'Земельный участок', '8123456.78'],
    ['old_kpzu_land', '77:05:0004002:9', 'Земельный участок', '940000'],
    ['old_kvoks_flat', '77:05:0004001:3310', 'Помещение', '6543210.00'],
    ['old_kpoks_building', '77:05:0004001:3400', 'Здание', '65000000'],
    ['old_kvoks_construction', '77:05:0004003:77', 'Сооружение', '2100000.10'],
    ['old_extract_of_rights', '77:05:0004001:3320', 'Помещение', undefined],
  ])('%s is read as an object with number, kind, address and value', async (name, number, kind, amount) => {
    const { object, isFormer, header } = await about(name);
    expect(isFormer).toBe(true);
    expect(header.dateFormation).toMatch(/^20\d\d-/u);
    expect(object).toMatchObject({ cadastralNumber: number, type: { value: kind } });
    expect(object.address?.text).toMatch(/Образцовая|Полевая|Заводская/u);
    expect(object.cadastralValue?.amount).toBe(amount);
  });

  test('an area in hectares is told in square metres', async () => {
    const { object } = await about('old_kpzu_land');
    expect(object.area).toMatchObject({ squareMetres: 30_000, unit: 'га' });
    expect(object.contours.map(({ area }) => area?.squareMetres)).toEqual([15_000, 15_000]);
  });

  test('a share of the right is read from its text', async () => {
    const { rights } = await about('old_kvoks_flat');
    expect(rights.map(({ shares }) => shares)).toEqual([
      [{ kind: 'fraction', numerator: 1, denominator: 2 }],
      [{ kind: 'fraction', numerator: 1, denominator: 2 }],
    ]);
  });

  test('an encumbrance that stands below each right it limits is one record', async () => {
    const { encumbrances } = await about('old_kvoks_flat');
    expect(encumbrances).toHaveLength(1);
    expect(encumbrances[0]?.limitedRights).toEqual([
      { rightNumber: '77:05:0004001:3310-77/005/2017-1' },
      { rightNumber: '77:05:0004001:3310-77/005/2017-2' },
    ]);
  });

  test('of a person the name is read, and nothing else ever leaves the reader', async () => {
    const { rights, withheld, ...rest } = await about('old_kvoks_flat');
    expect(rights.flatMap(({ holders }) => holders)).toEqual([
      { kind: 'person', name: 'Тестова Анна Петровна' },
      { kind: 'person', name: 'Тестов Пётр Сергеевич' },
    ]);
    const all = JSON.stringify([rights, withheld, rest]);
    for (const word of ['1970', '000-000-00', '00 00', 'паспорт', 'Образцовая, дом', '690001']) {
      expect(all).not.toContain(word);
    }
    expect(withheld).toContainEqual({
      path: 'ReestrExtract/ExtractObjectRight/ExtractObject/ObjectRight/Right[2]/Owner/Person/Content/rest',
      reason: 'person',
    });
  });

  test('the sentences of the register that say there is nothing are nothing', async () => {
    const { claims, deals, nonRegistrability, rights } = await about('old_kvoks_flat');
    expect([claims, deals, nonRegistrability, rights.flatMap(({ objections }) => objections)]).toEqual([
      [],
      [],
      [],
      [],
    ]);
  });
});

test('the points of a former document are folded like those of today', async () => {
  const point = (number: number) =>
    `<s:SpelementUnit TypeUnit="Точка" SuNmb="${number}"><s:Ordinate X="${number}.5" Y="2" OrdNmb="${number}" NumGeopoint="${number}" GeopointZacrep="-" DeltaGeopoint="0.1"/></s:SpelementUnit>`;
  const points = Array.from({ length: 10_000 }, (_, index) => point(index + 1)).join('');
  const parsed = await parseExtract(
    Buffer.from(
      `<KVZU xmlns:s="urn:spatial"><Parcels><Parcel CadastralNumber="77:05:0004001:1"><EntitySpatial><s:SpatialElement>${points}</s:SpatialElement></EntitySpatial></Parcel></Parcels></KVZU>`,
    ),
  );
  if (!parsed.ok || !('object' in parsed.extract)) throw new Error('no object');
  expect(parsed.extract.object.contours[0]?.rings[0]?.points).toHaveLength(10_000);
  expect(parsed.extract.unread).toEqual([]);
});

test('a circle keeps its radius', async () => {
  const parsed = await parseExtract(
    Buffer.from(
      '<KPOKS><Realty><Building CadastralNumber="77:05:0004001:1"><EntitySpatial><SpatialElement><SpelementUnit TypeUnit="Окружность"><Ordinate X="1" Y="2"/><R>3.5</R></SpelementUnit></SpatialElement></EntitySpatial></Building></Realty></KPOKS>',
    ),
  );
  expect(parsed).toMatchObject({
    extract: { object: { contours: [{ rings: [{ points: [{ x: 1, y: 2, radiusMetres: 3.5 }] }] }] } },
  });
});
