import type { Encumbrance, ExtractOf, Right } from '@proverka/contract/extract';
import { beforeAll, describe, expect, test } from 'vitest';
import { extractFindings } from './extract-findings.domain.ts';
import { encumbrance, example, exampleOf, ownership } from '../fixtures/examples.ts';

const today = '2024-03-25';
let flat: ExtractOf<'about_property'>;
let history: ExtractOf<'transfer_of_rights'>;

beforeAll(async () => {
  flat = await exampleOf('about_property', 'syn_about_property_room_flat_mortgage');
  history = await exampleOf('transfer_of_rights', 'syn_transfer_rights_property_room');
});

const clean = () => ({ ...flat, rights: [ownership()], encumbrances: [] });
const codes = (extract: Parameters<typeof extractFindings>[0], day = today) =>
  extractFindings(extract, day)
    .filter(({ kind }) => kind !== 'limit')
    .map(({ level, code }) => `${level} ${code}`);
const withEncumbrance = (changes: Partial<Encumbrance>) => ({
  ...clean(),
  encumbrances: [encumbrance(changes)],
});
const withRights = (...rights: Partial<Right>[]) => ({ ...clean(), rights: rights.map(ownership) });
const findingOf = (extract: Parameters<typeof extractFindings>[0], code: string) =>
  extractFindings(extract, today).find((finding) => finding.code === code);

const third = (numerator: number) => ({
  shares: [{ kind: 'fraction' as const, numerator, denominator: 3 }],
});
const bought = (...days: string[]) => ({
  ...history,
  rights: days.map((registeredOn, place) =>
    ownership({ registeredOn, ...(days[place + 1] && { cancelledOn: days[place + 1] }) }),
  ),
  transfers: days.map((date, place) => ({ date, arisen: [place], ended: place === 0 ? [] : [place - 1] })),
});
const limits = (extract: Parameters<typeof extractFindings>[0]) =>
  extractFindings(extract, today).map(({ code }) => code);

describe('encumbrances of a document', () => {
  test('a flat without registered encumbrances is clear', () => {
    expect(codes(clean())).toEqual(['clear no_encumbrances']);
  });

  test.each([
    ['022002000000', 'Арест', 'danger encumbrance_arrest'],
    ['022003000000', 'Запрещение регистрации', 'danger encumbrance_ban'],
    ['022012000000', 'Запрет на учёт', 'danger encumbrance_cadastral_ban'],
    ['022018000000', 'Залог в качестве меры пресечения', 'danger encumbrance_pretrial_pledge'],
    ['022005000000', 'Решение об изъятии', 'danger encumbrance_expropriation'],
    ['022007000000', 'Ипотека', 'warning encumbrance_mortgage'],
    ['022008000000', 'Ипотека в силу закона', 'warning encumbrance_mortgage'],
    ['022006000000', 'Аренда', 'warning encumbrance_lease'],
    ['022011000000', 'Рента', 'warning encumbrance_annuity'],
    ['022015000000', 'Объект культурного наследия', 'warning encumbrance_heritage'],
    ['022001002000', 'Частный сервитут', 'warning encumbrance_servitude'],
    ['022099000000', 'Прочие ограничения', 'warning encumbrance_other'],
    [undefined, 'Арест имущества', 'danger encumbrance_arrest'],
    [undefined, 'Запрещение сделок с имуществом', 'danger encumbrance_ban'],
    ['777', 'Нечто новое', 'warning encumbrance_other'],
  ])('an encumbrance with the code %s and the title «%s» is %s', (code, value, expected) => {
    expect(codes(withEncumbrance({ type: code === undefined ? { value } : { code, value } }))).toEqual([
      expected,
    ]);
  });

  test('the gravest finding comes first, whatever the order in the document', () => {
    const arrest = { code: '022002000000', value: 'Арест' };
    const extract = { ...clean(), encumbrances: [encumbrance(), encumbrance({ type: arrest })] };
    expect(codes(extract)).toEqual(['danger encumbrance_arrest', 'warning encumbrance_mortgage']);
  });

  test('many encumbrances of one kind become one finding with their number', () => {
    const many = { ...clean(), encumbrances: Array.from({ length: 16 }, () => encumbrance()) };
    expect(codes(many)).toEqual(['warning encumbrance_mortgage']);
    expect(findingOf(many, 'encumbrance_mortgage')?.text).toContain('16 таких записей');
  });

  test('a cancelled encumbrance is ignored', () => {
    expect(codes(withEncumbrance({ cancelledOn: '2020-01-01' }))).toEqual(['clear no_encumbrances']);
  });

  test('a mortgage is described with its record, term, creditor and the right it limits', () => {
    const { text } = findingOf(flat, 'encumbrance_mortgage') ?? { text: '' };
    for (const part of ['77:06:0001001:1234-77/006/2019-5', '14.05.2019', '240 месяцев', '7707083893']) {
      expect(text).toContain(part);
    }
  });

  test('an encumbrance past its term stays in force until it is cancelled', () => {
    const { text } = findingOf(
      withEncumbrance({ period: { endsOn: '2020-01-01' } }),
      'encumbrance_mortgage',
    ) ?? { text: '' };
    expect(text).toContain('запись не погашена');
  });

  test('a noted restriction needs attention, and the absence of registered ones is still reported', () => {
    expect(codes(withEncumbrance({ isRegistered: false }))).toEqual([
      'attention noted_restrictions',
      'clear no_encumbrances',
    ]);
  });

  test('the absence of encumbrances is not claimed while an unread part mentions restrictions', () => {
    for (const path of ['restrict_records/new_record/kind', 'land_record/new_encumbrances[1]/kind']) {
      expect(codes({ ...clean(), unread: [path] })).toEqual(['unchecked encumbrances_not_understood']);
    }
  });

  test('an unread detail of a noted restriction does not put the absence of registered ones in doubt', () => {
    for (const path of [
      'land_record/restrictions_encumbrances/restriction_encumbrance[3]/cad_link/index',
      'land_record/object_parts/object_part[1]/content_restrictions/index',
    ]) {
      expect(codes({ ...clean(), unread: [path] })).toEqual(['clear no_encumbrances']);
    }
  });
});

describe('rights', () => {
  test('an object without a registered owner is a warning', () => {
    expect(codes(withRights())).toContain('warning no_registered_ownership');
    expect(codes(withRights({ cancelledOn: '2020-01-01' }))).toContain('warning no_registered_ownership');
  });

  test.each([
    ['2024-01-01', ['warning right_very_recent']],
    ['2022-01-01', ['attention right_recent']],
    ['2021-03-25', []],
    ['2021-03-26', ['attention right_recent']],
    ['2023-09-25', ['attention right_recent']],
    ['2023-09-26', ['warning right_very_recent']],
  ])('a right registered on %s gives %j', (registeredOn, expected) => {
    expect(codes(withRights({ registeredOn })).filter((code) => code.includes('recent'))).toEqual(expected);
  });

  test('shares that add up to a whole mean shared ownership, others are incomplete', () => {
    expect(codes(withRights(third(1), third(2)))).toContain('attention shared_ownership');
    expect(codes(withRights(third(1), third(1)))).toContain('attention shares_incomplete');
  });

  test('five holders are reported as many', () => {
    const holders = Array.from({ length: 5 }, () => ({
      kind: 'person_hidden' as const,
      name: 'Физическое лицо',
    }));
    expect(codes(withRights({ holders }))).toContain('warning many_holders');
    expect(codes(withRights({ holders: holders.slice(1) }))).not.toContain('warning many_holders');
  });

  test.each([
    [{ litigations: ['иск'] }, 'danger litigation'],
    [{ objections: ['возражение'] }, 'danger objection'],
    [{ personalParticipation: ['лично'] }, 'attention personal_participation'],
    [{ missingConsents: [{ persons: ['Опека'] }] }, 'warning right_without_consent'],
    [{ reinstatedFrom: '2001-01-01' }, 'warning right_reinstated'],
    [
      { type: { code: '001003000000', value: 'Общая совместная собственность' } },
      'attention joint_ownership',
    ],
    [{ holders: [{ kind: 'legal_entity' as const, name: 'ООО «Тест»' }] }, 'attention company_holder'],
    [{ holders: [{ kind: 'public_formation' as const, name: 'Москва' }] }, 'attention public_holder'],
    [
      { holders: [{ kind: 'person' as const, name: 'Тестов', type: { value: 'Несовершеннолетний' } }] },
      'warning protected_holder',
    ],
    [{ documents: [{ name: 'Свидетельство о праве на наследство' }] }, 'attention ground_inheritance'],
    [{ documents: [{ name: 'Договор передачи жилья в собственность' }] }, 'attention ground_privatisation'],
    [{ documents: [{ type: { value: 'Договор дарения' } }] }, 'attention ground_gift'],
  ] satisfies [Partial<Right>, string][])('a right with %j is %s', (changes, expected) => {
    expect(codes(withRights(changes))).toContain(expected);
  });

  test.each([
    [{ claims: [{ action: 'Государственная регистрация перехода права' }] }, 'danger pending_claim'],
    [{ claims: [{ action: 'Внесение изменений' }] }, 'warning pending_claim'],
    [{ nonRegistrability: ['заявление'] }, 'danger not_registrable'],
    [
      { deals: [{ parties: [], documents: [], missingConsents: [{ persons: ['Супруг'] }] }] },
      'warning deal_without_consent',
    ],
    [{ ownerless: { number: '1' } }, 'danger ownerless'],
  ] satisfies [Partial<ExtractOf<'about_property'>>, string][])(
    'a document with %j beside its rights is %s',
    (changes, expected) => {
      expect(codes({ ...clean(), ...changes })).toContain(expected);
    },
  );
});

describe('objects', () => {
  test.each([
    [{ cancelledOn: '2020-01-01' }, 'danger object_cancelled'],
    [{ status: 'Сведения об объекте недвижимости имеют статус "погашенные"' }, 'danger object_cancelled'],
    [{ status: 'Сведения об объекте недвижимости имеют статус "аннулированные"' }, 'danger object_cancelled'],
    [{ status: 'Сведения об объекте недвижимости имеют статус "временные"' }, 'warning object_temporary'],
    [{ isCommonProperty: true }, 'danger common_property'],
    [{ housingType: { code: '205002000000', value: 'Комната' } }, 'attention room_in_flat'],
    [{ purpose: { code: '206001000000', value: 'Нежилое' } }, 'attention not_residential'],
    [{ borders: [{ adjacent: [], dispute: {} }] }, 'danger land_dispute'],
    [{ supervision: [{ hasViolations: true }] }, 'warning land_violation'],
    [{ culturalHeritage: { name: 'Дом' } }, 'warning cultural_heritage'],
    [{ specialNotes: 'Граница не установлена.' }, 'attention special_notes'],
  ])('an object with %j is %s', (changes, expected) => {
    const extract = clean();
    expect(codes({ ...extract, object: { ...extract.object, ...changes } })).toContain(expected);
  });

  test.each(['"актуальные"', '"актуальные, ранее учтенные"'])(
    'an object with the status %s has no finding about it',
    (status) => {
      const extract = clean();
      expect(codes({ ...extract, object: { ...extract.object, status } })).toEqual(['clear no_encumbrances']);
    },
  );

  test('the register’s sentence about empty sections is not a note', () => {
    expect(flat.object.specialNotes).toMatch(/^Сведения, необходимые/u);
    expect(codes(clean())).not.toContain('attention special_notes');
  });
});

describe('history of rights', () => {
  test('two transfers in three years need attention, three are a warning', () => {
    expect(codes(bought('2010-01-01', '2022-01-01', '2023-01-01'))).toContain('attention frequent_transfers');
    expect(codes(bought('2010-01-01', '2022-01-01', '2022-10-01', '2023-08-01'))).toContain(
      'warning frequent_transfers',
    );
    expect(codes(bought('2010-01-01', '2015-01-01', '2023-01-01'))).not.toContain(
      'attention frequent_transfers',
    );
  });

  test('ownership for a few weeks needs attention', () => {
    expect(codes(bought('2010-01-01', '2020-01-01', '2020-02-01'))).toContain('attention short_ownership');
  });

  test('a history without frequent transfers is clear, but encumbrances stay unchecked', () => {
    expect(codes(bought('2005-01-01', '2011-01-01', '2019-01-01'))).toEqual([
      'clear history_calm',
      'unchecked encumbrances_not_in_document',
    ]);
  });
});

describe('limits of a document', () => {
  test('a hidden owner is reported as a limit, a named one is not', () => {
    expect(limits(clean())).toContain('limit_owner_hidden');
    expect(limits(withRights({ holders: [{ kind: 'person', name: 'Тестов Тест' }] }))).not.toContain(
      'limit_owner_hidden',
    );
  });

  test('an absent object is a warning, and a refusal leaves everything unchecked', async () => {
    expect(codes(await example('syn_notice_absence_info_12'))).toEqual(['warning nothing_in_register']);
    expect(codes(await example('syn_decision_refuse_provide_info'))).toEqual([
      'unchecked information_refused',
    ]);
  });

  test('a document about a boundary leaves rights unchecked', async () => {
    expect(codes(await example('real_about_boundary_astrakhan_2023_thinned'))).toEqual([
      'unchecked document_says_nothing_of_rights',
    ]);
  });

  test('an extract older than a month may be out of date', () => {
    expect(codes(clean(), '2024-04-17')).not.toContain('attention extract_outdated');
    expect(codes(clean(), '2024-04-18')).toContain('attention extract_outdated');
  });

  test('every finding names its document and date', async () => {
    for (const finding of extractFindings(flat, today)) {
      expect(finding.source).toBe('ЕГРН, выписка № КУВИ-001/2024-100000001');
      expect(finding.source_date).toBe('2024-03-18');
      expect(finding.text).toMatch(/[.!?]$/u);
      expect(finding.title).not.toMatch(/\.$/u);
    }
  });
});
