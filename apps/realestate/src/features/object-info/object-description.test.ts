import { expect, test } from 'vitest';
import { demoObject } from '../../content/demo-object.ts';
import { objectDescription } from './object-description.domain.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

test('an object is described by kind, area, address and number', () => {
  expect(plain(objectDescription(demoObject))).toMatch(
    /^Квартира, 54,3 м², г\. Санкт-Петербург, ул\. Образцовая, д\. 1, кв\. 5\. Кадастровый номер 78:31:0000000:1024\. Сведения/,
  );
});

test("unknown parts are left out of an object's description", () => {
  const bare = { ...demoObject, Number: '', Area: '', AreaOKC: '', ObjectType: '', TypeOKC: '' };
  expect(objectDescription(bare)).toMatch(/^г\. Санкт-Петербург, ул\. Образцовая, д\. 1, кв\. 5\. Сведения/);
});
