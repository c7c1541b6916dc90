import { exampleOf } from '@proverka/extract/fixtures/examples';
import { expect, test } from 'vitest';
import { sectionsOf } from './extract-sections.domain.ts';

const printed = async (name: string) =>
  JSON.stringify(sectionsOf([await exampleOf('about_property', name)], '#000000'));

test('a former document without records does not say that the register has none', async () => {
  const paper = await printed('old_kpoks_building');
  expect(paper).toContain('записей о правах нет: в документах прежнего образца их могло и не быть');
  expect(paper).toContain('в документах прежнего образца их могло и не быть');
  expect(paper).not.toContain('Записей о зарегистрированных');
});

test('a document of today without records says so', async () => {
  expect(await printed('syn_about_property_under_construction')).toContain(
    'Записей о зарегистрированных ограничениях прав и обременениях в выписке нет.',
  );
});

test('an encumbrance is printed with what it means and what it contains', async () => {
  const paper = await printed('new_about_property_land_neighbours');
  expect(paper).toContain('участок лежит в зоне с особыми условиями');
  expect(paper).toContain('В охранной зоне запрещается возводить постройки');
});

test('the parties of a deal are printed each in a row of their own', async () => {
  const paper = await printed('new_about_property_land_deals');
  expect(paper).toContain('["Участник долевого строительства",["Физическое лицо"');
  expect(paper).toContain('Квартира № 12, этаж 3, 54,3 кв. м');
});
