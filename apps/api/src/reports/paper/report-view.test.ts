import type { Extract } from '@proverka/contract/extract';
import { parseMoney } from '@proverka/validation/money';
import { writtenAmount } from '@proverka/words/extract-words';
import { parseDate } from '@proverka/validation/date';
import { formatDate } from '@proverka/words/dates';
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { encumbrance, example, exampleOf } from '@proverka/extract/fixtures/examples';
import { reportOf } from './fixtures/reports.ts';
import { reportView } from './report-view.ts';

const samples = readdirSync(new URL('../../../../../packages/extract/src/fixtures/', import.meta.url))
  .filter((name) => name.endsWith('.xml'))
  .map((name) => name.replace(/\.xml$/u, ''));
const viewOf = (...extracts: Extract[]) => reportView(reportOf(extracts), () => true);
const plain = (text: string) =>
  text
    .replaceAll('\u200b', '')
    .replaceAll(/[«»"]/gu, '')
    .replaceAll(/[-–—\u2011]/gu, '-')
    .replaceAll(/\s+/gu, ' ')
    .toLowerCase();

/** Codes and numbers that are not printed; parts of the address are contained in its text. */
const notForPaper = new Set([
  'kind',
  'code',
  'rootName',
  'level',
  'fias',
  'okato',
  'oktmo',
  'kladr',
  'region',
  'parts',
  'transfers',
  'unread',
  'withheld',
  'rings',
  'unit',
  'role',
  'recordNumber',
  'contour',
  'element',
]);

function facts(value: unknown, key = ''): string[] {
  if (notForPaper.has(key)) return [];
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap((item) => facts(item, key));
  if (typeof value !== 'object' || value === null) return [];
  // The kind of a document is omitted when its name contains it.
  const isNamed = 'name' in value && 'type' in value && !('holder' in value);
  return Object.entries(value).flatMap(([name, item]) =>
    isNamed && name === 'type' ? [] : facts(item, name),
  );
}

test('a conclusion is printed before the documents with its subject, author and date', () => {
  const by = 'Написано специалистом: Образцова Мария, 21.11.2026';
  const view = reportView(
    {
      ...reportOf([]),
      conclusions: [{ level: 'warning', about: 'Отчёт в целом', by, text: 'Отложить сделку.' }],
    },
    () => true,
  );
  const [section] = view.sections;
  expect(section?.title).toBe('Заключение');
  expect(section?.blocks).toMatchObject([{ kind: 'record', level: 'warning' }]);
  expect(plain(JSON.stringify(section))).toContain('образцова мария, 21.11.2026');
});

describe('printed reports of objects', () => {
  test.each(samples)('every fact of %s is printed', async (name) => {
    const extract = await example(name);
    const paper = plain(JSON.stringify(viewOf(extract)).replaceAll('\\"', '"'));
    const shown = (fact: string) =>
      [
        fact,
        writtenAmount(fact, parseMoney(fact)),
        fact.replace('.', ','),
        fact.replace('`', "'"),
        parseDate(fact) ? formatDate(fact) : fact,
      ].some((form) => paper.includes(plain(form)));
    expect(facts(extract).filter((fact) => !shown(fact))).toEqual([]);
  });

  test('sections are printed from the object over rights and encumbrances to the history', async () => {
    const view = viewOf(
      await example('syn_about_property_room_flat_mortgage'),
      await example('syn_transfer_rights_property_room'),
    );
    expect(view.sections.map(({ title }) => plain(title))).toEqual([
      'права и обременения по времени',
      'объект',
      'правообладатели',
      'ограничения и обременения',
      'история перехода прав',
    ]);
    expect(view.heading).toBe('г.\u00a0Москва, ул.\u00a0Тестовая, д.\u00a010, кв.\u00a025');
    expect(view.limits.every(({ level }) => level === 'unchecked')).toBe(true);
  });

  test('every finding and section is printed with its source and date', async () => {
    const view = viewOf(await example('syn_about_property_room_flat_mortgage'));
    const wanted = 'выписка №\u00a0КУВИ-001/2024-100000001, данные на\u00a018.03.2024';
    for (const { source } of [...view.findings, ...view.sections]) expect(source).toContain(wanted);
  });

  test('unknown parts of a document are printed verbatim', async () => {
    const flat = await exampleOf('about_property', 'syn_about_property_room_flat_mortgage');
    const view = viewOf({
      ...flat,
      plain: [{ path: 'a/b', title: 'Примечание', text: 'сказано "так" - и № 5' }],
    });
    const { blocks } = view.sections.find(({ title }) => title === 'Прочие сведения документа') ?? {
      blocks: [],
    };
    expect(JSON.stringify(blocks)).toContain('сказано \\"так\\" - и № 5');
  });

  test('the absence of registered encumbrances is printed explicitly', async () => {
    const view = viewOf(await example('syn_base_params_room_no_encumbrance'));
    const section = view.sections.find(({ title }) => plain(title) === 'ограничения и обременения');
    expect(section?.blocks).toEqual([
      { kind: 'text', title: null, text: expect.stringMatching(/^Записей .*\sнет\.$/u) },
    ]);
  });

  test('a long table is cut, and the cut is mentioned', async () => {
    const flat = await exampleOf('about_property', 'syn_about_property_room_flat_mortgage');
    const [right] = flat.rights;
    if (right === undefined) throw new Error('a right expected');
    const view = viewOf({ ...flat, rights: Array.from({ length: 1200 }, () => right) });
    expect(JSON.stringify(view.sections)).toContain('первые 1000\u00a0строк из\u00a01200');
  });

  test('a cancelled encumbrance is marked as cancelled', async () => {
    const flat = await exampleOf('about_property', 'syn_about_property_room_flat_mortgage');
    const view = viewOf({ ...flat, encumbrances: [encumbrance({ cancelledOn: '2020-02-03' })] });
    expect(JSON.stringify(view.sections)).toContain('погашено 03.02.2020');
  });

  test('an invalid colour does not reach the template', async () => {
    const report = reportOf([await example('syn_notice_absence_info_12')]);
    const view = reportView(
      { ...report, brand: { ...report.brand, accentColour: '"/><script>' } },
      () => true,
    );
    expect(view.brand.accent).toMatch(/^#[0-9a-f]{6}$/u);
  });
});
