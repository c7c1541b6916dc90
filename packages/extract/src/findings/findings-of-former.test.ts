import { expect, test } from 'vitest';
import { exampleOf } from '../fixtures/examples.ts';
import { extractFindings } from './extract-findings.domain.ts';

const today = '2026-01-15';
const findingsOf = async (name: string) =>
  extractFindings(await exampleOf('about_property', name), today).filter(({ kind }) => kind !== 'limit');

test.each([
  'old_kvzu_land',
  'old_kpzu_land',
  'old_kvoks_flat',
  'old_kpoks_building',
  'old_extract_of_rights',
])('%s gives no all-clear and nothing as certain as danger', async (name) => {
  const levels = (await findingsOf(name)).map(({ level }) => level);
  expect(levels).not.toContain('clear');
  expect(levels).not.toContain('danger');
});

test('a document of a former form says so, with its name, day and age', async () => {
  const first = (await findingsOf('old_kpzu_land')).find(({ code }) => code === 'former_document');
  expect(first).toMatchObject({
    level: 'warning',
    title: 'Документ прежнего образца, ему 9 лет',
    text: expect.stringContaining('Кадастровый паспорт земельного участка, 01.03.2016.'),
    source: 'Кадастровый паспорт № 77/ИСХ/16-200002',
  });
});

test('what a former document has is told as of its day', async () => {
  const arrest = (await findingsOf('old_kvzu_land')).find(({ code }) => code === 'encumbrance_arrest');
  expect(arrest?.text).toMatch(/^По документу от 14\.05\.2018\. Запись в ЕГРН/u);
});

test('an application of years ago is not called pending', async () => {
  const claim = (await findingsOf('old_extract_of_rights')).find(({ code }) => code === 'pending_claim');
  expect(claim?.title).toBe('Заявление, не рассмотренное на день документа');
  expect(claim?.source).toBe('ЕГРП, выписка № 77/001/200/2016-600');
});
