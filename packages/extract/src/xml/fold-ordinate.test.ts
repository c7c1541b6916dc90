import { expect, test } from 'vitest';
import { parseExtract } from '../parse-extract.ts';
import { plantedDocuments } from '../schemas/planted-documents.ts';
import { documentSchemas, isChoice, schemaTree, type SchemaElement } from '../schemas/schema-tree.ts';
import { createElement } from './xml-element.ts';
import { foldOrdinate } from './fold-ordinate.ts';

/** Every point the schemas describe, with all its optional children. */
function pointsOf(element: SchemaElement): SchemaElement[] {
  const inside = element.content.flatMap((content) =>
    isChoice(content)
      ? content.choice.flat().flatMap((one) => (isChoice(one) ? [] : pointsOf(one)))
      : pointsOf(content),
  );
  return element.name === 'ordinate' ? [element, ...inside] : inside;
}

test.each(documentSchemas)('a point of %s folds with every child its schema allows', async (schema) => {
  for (const point of pointsOf(await schemaTree(schema))) {
    const parent = createElement('ordinates');
    const ordinate = createElement('ordinate');
    parent.children.push(ordinate);
    for (const child of point.content) {
      if (isChoice(child)) throw new Error('a choice inside a point');
      const field = createElement(child.name);
      if (child.simpleType === undefined) {
        field.children.push(Object.assign(createElement('value'), { text: 'Аналитический метод' }));
      } else field.text = child.simpleType === 'string' ? 'н1' : '1';
      ordinate.children.push(field);
    }
    expect(foldOrdinate(parent, ordinate)).toBeGreaterThan(0);
    expect(parent.points).toHaveLength(1);
  }
});

test('a contour of ten thousand marked points keeps its shape and leaves nothing unread', async () => {
  const [document] = plantedDocuments(await schemaTree('extract_about_property_land_v01'));
  const point = (number: number) =>
    `<ordinate><x>${number}.5</x><y>2</y><ord_nmb>${number}</ord_nmb><geopoint_zacrep>Межевой знак</geopoint_zacrep></ordinate>`;
  const points = Array.from({ length: 10_000 }, (_, index) => point(index + 1)).join('');
  const xml = document?.xml.replace(/<ordinates>.*?<\/ordinates>/u, `<ordinates>${points}</ordinates>`) ?? '';
  const parsed = await parseExtract(Buffer.from(xml));
  if (!parsed.ok || !('object' in parsed.extract)) throw new Error('no object');
  const { object, plain, unread } = parsed.extract;
  const contours = [...object.contours, ...object.parts.flatMap((part) => part.contours)];
  const lengths = contours.flatMap(({ rings }) => rings.map((ring) => ring.points.length));
  expect(Math.max(...lengths)).toBe(10_000);
  expect([...unread, ...plain.map(({ path }) => path)].filter((path) => path.includes('ordinate'))).toEqual(
    [],
  );
});
