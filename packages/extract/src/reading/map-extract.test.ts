import type { Extract, ExtractOf } from '@proverka/contract/extract';
import { describe, expect, test } from 'vitest';
import { parseExtract } from '../parse-extract.ts';

async function parse(xml: string): Promise<Extract> {
  const parsed = await parseExtract(Buffer.from(xml));
  if (!parsed.ok) throw new Error(parsed.code);
  return parsed.extract;
}

const common = '<object><common_data><cad_number>77:06:0001001:7</cad_number></common_data></object>';

/** A document about a plot: `record` goes inside the object's record, `beside` next to it. */
async function property(record: string, beside = ''): Promise<ExtractOf<'about_property'>> {
  const root = 'extract_about_property_land';
  const extract = await parse(`<${root}><land_record>${common}${record}</land_record>${beside}</${root}>`);
  if (extract.kind !== 'about_property') throw new Error(extract.kind);
  return extract;
}

const right = (inside: string) => `<right_records><right_record>${inside}</right_record></right_records>`;
const heldBy = (subject: string) =>
  right(`<right_holders><right_holder>${subject}</right_holder></right_holders>`);

const note = (outer: string, inner: string, text: string) =>
  `<${outer}s><${outer}><${inner}><origin_content>${text}</origin_content></${inner}></${outer}></${outer}s>`;
const registered = (data: string, rest = '') =>
  `<restrict_records><restrict_record><restrictions_encumbrances_data>${data}</restrictions_encumbrances_data>${rest}</restrict_record></restrict_records>`;

describe('holders of rights', () => {
  test.each([
    [
      'a person whose name is withheld',
      '<individual><name>Физическое лицо</name></individual>',
      { kind: 'person_hidden', name: 'Физическое лицо' },
    ],
    ['a person without any name', '<individual/>', { kind: 'person_hidden', name: 'Физическое лицо' }],
    [
      'a named person',
      '<individual><surname>Тестов</surname><name>Тест</name></individual>',
      { kind: 'person', name: 'Тестов Тест' },
    ],
    [
      'an authority',
      '<legal_entity><entity><govement_entity><full_name>Комитет</full_name><inn>7700000009</inn></govement_entity></entity></legal_entity>',
      { kind: 'legal_entity', name: 'Комитет', inn: '7700000009' },
    ],
    [
      'a foreign company',
      '<legal_entity><entity><not_resident><name>Test Ltd</name><incorporate_country><value>КИПР</value></incorporate_country></not_resident></entity></legal_entity>',
      { kind: 'legal_entity', name: 'Test Ltd', country: { value: 'КИПР' } },
    ],
    [
      'a region given by its code alone',
      '<public_formation><public_formation_type><subject_of_rf><name><code>77</code></name></subject_of_rf></public_formation_type></public_formation>',
      { kind: 'public_formation', name: expect.stringContaining('Москва') },
    ],
    [
      'a municipality',
      '<public_formation><public_formation_type><municipality><name>город Тестов</name></municipality></public_formation_type></public_formation>',
      { kind: 'public_formation', name: 'город Тестов' },
    ],
    [
      'owners of a fund',
      '<another><another_type><investment_unit_owner><investment_unit_name>Фонд «Тест»</investment_unit_name></investment_unit_owner></another_type></another>',
      { kind: 'another', name: 'Фонд «Тест»' },
    ],
  ])('%s', async (_what, subject, expected) => {
    const { rights, plain, unread } = await property('', heldBy(subject));
    expect(rights[0]?.holders).toEqual([expected]);
    expect([...plain, ...unread]).toEqual([]);
  });
});

describe('rights of a document', () => {
  test.each([
    [
      '<share><numerator>1</numerator><denominator>3</denominator></share>',
      { kind: 'fraction', numerator: 1, denominator: 3 },
    ],
    [
      '<share><numerator>1</numerator><denominator>0</denominator></share>',
      { kind: 'described', text: '1, 0' },
    ],
    ['<share_hectare><hectare>2,5</hectare></share_hectare>', { kind: 'hectares', amount: '2.5' }],
    [
      '<share_bal_hectare><bal_hectare>120</bal_hectare></share_bal_hectare>',
      { kind: 'points_hectares', amount: '120' },
    ],
    [
      '<room_owners_share><room_owners_share_info>пропорционально площади</room_owners_share_info></room_owners_share>',
      { kind: 'described', text: 'пропорционально площади' },
    ],
  ])('a share is mapped as %s', async (share, expected) => {
    const { rights } = await property('', right(`<right_data><shares>${share}</shares></right_data>`));
    expect(rights[0]?.shares).toEqual([expected]);
  });

  test("the register's notes on a right are mapped separately", async () => {
    const { rights } = await property(
      '',
      right(
        note('litigation', 'mark_content', 'иск о признании права') +
          note('objection', 'objections_info', 'возражение прежнего собственника') +
          note('personal_participation', 'inability_info', 'только лично'),
      ),
    );
    expect(rights[0]).toMatchObject({
      litigations: ['иск о признании права'],
      objections: ['возражение прежнего собственника'],
      personalParticipation: ['только лично'],
    });
  });

  test('claims, deals without consent, bans by application and ownerless property are mapped beside the rights', async () => {
    const { claims, deals, nonRegistrability, ownerless, plain, unread } = await property(
      '',
      '<claim_records><claim_record><claim_data><urd_type>Регистрация перехода права</urd_type></claim_data></claim_record></claim_records>' +
        '<deal_records><deal_record><deal_data><deal_type><value>Купля-продажа</value></deal_type></deal_data><third_party_consents><third_party_consent>' +
        '<law><article>35</article><name>Семейный кодекс</name></law><dissenting_entities><dissenting_entity><legal_entity><name>Опека</name></legal_entity></dissenting_entity></dissenting_entities>' +
        '</third_party_consent></third_party_consents></deal_record></deal_records>' +
        '<non_registrabilitys><non_registrability><non_registrability_info><origin_content>заявление</origin_content></non_registrability_info></non_registrability></non_registrabilitys>' +
        '<ownerless_right_record><record_info><registration_date>2020-01-02T00:00:00+03:00</registration_date></record_info><ownerless_right_data><ownerless_right_number>77:1</ownerless_right_number><authority_name>Управа</authority_name></ownerless_right_data></ownerless_right_record>',
    );
    expect(claims).toEqual([{ action: 'Регистрация перехода права' }]);
    expect(deals).toEqual([
      {
        type: { value: 'Купля-продажа' },
        parties: [],
        documents: [],
        missingConsents: [{ law: 'ст. 35, Семейный кодекс', persons: ['Опека'] }],
      },
    ]);
    expect(nonRegistrability).toEqual(['заявление']);
    expect(ownerless).toEqual({ number: '77:1', authority: 'Управа', registeredOn: '2020-01-02' });
    expect([...plain, ...unread]).toEqual([]);
  });
});

describe('encumbrances of a document', () => {
  test('an encumbrance type without a title takes the title of its code', async () => {
    const { encumbrances } = await property(
      '',
      registered('<restriction_encumbrance_type><code>022003000000</code></restriction_encumbrance_type>'),
    );
    expect(encumbrances[0]?.type).toEqual({ code: '022003000000', value: 'Запрещение регистрации' });
  });

  test('an encumbrance type outside of the code list keeps its own text', async () => {
    const { encumbrances } = await property(
      '',
      registered('<restriction_encumbrance_type><code>constructor</code></restriction_encumbrance_type>'),
    );
    expect(encumbrances[0]?.type).toEqual({ code: 'constructor', value: 'constructor' });
  });

  test('a public servitude has a beneficiary without a name', async () => {
    const parties =
      '<restrict_parties><restricted_rights_parties><restricted_rights_party><subject><public_servitude><public>Публичный сервитут</public></public_servitude></subject></restricted_rights_party></restricted_rights_parties></restrict_parties>';
    const { encumbrances } = await property('', registered('', parties));
    expect(encumbrances[0]?.beneficiaries).toEqual([
      { holder: { kind: 'another', name: 'Публичный сервитут' } },
    ]);
  });

  test('the decision to expropriate the land is part of the encumbrance', async () => {
    const taking =
      '<state_expropriation><expropriation_info><expropriation_info_type>Решение об изъятии</expropriation_info_type></expropriation_info></state_expropriation>';
    const { encumbrances } = await property('', registered('', taking));
    expect(encumbrances[0]?.content).toBe('Решение об изъятии');
  });
});

describe('characteristics of an object', () => {
  test('a construction has the measures its schema defines', async () => {
    const { object } = await property(
      '<params><base_parameters><base_parameter><extension>1250</extension></base_parameter><base_parameter><area>12.5</area></base_parameter></base_parameters><purpose>Газопровод</purpose></params>',
    );
    expect(object.area?.squareMetres).toBe(12.5);
    expect(object.measures).toEqual([{ title: expect.stringContaining('Протяженность'), value: '1250' }]);
    expect(object.purpose).toEqual({ value: 'Газопровод' });
  });

  test('hectares are converted to square metres and the original unit is kept', async () => {
    const { object } = await property(
      '<params><area><value>1.5</value><inaccuracy>0.01</inaccuracy><unit><code>012002002000</code><value>Гектар</value></unit></area></params>',
    );
    expect(object.area).toEqual({ squareMetres: 15_000, inaccuracySquareMetres: 100, unit: 'Гектар' });
  });

  test('an address that has only levels is composed from them', async () => {
    const { object } = await property(
      '<address_location><address><address_fias><level_settlement><region><code>77</code><value>Москва</value></region></level_settlement><detailed_level><street><type_street>ул</type_street><name_street>Тестовая</name_street></street><level1><type_level1>д</type_level1><name_level1>10</name_level1></level1></detailed_level></address_fias></address></address_location>',
    );
    expect(object.address?.text).toBe('Москва, ул Тестовая, д 10');
  });

  test('a land dispute belongs to its border', async () => {
    const { object, plain, unread } = await property(
      '<contours_location><borders><border><by_definition><point1>1</point1><point2>2</point2></by_definition><land_disput><approoval_act_requisites><document_number>5</document_number></approoval_act_requisites><dispute_cancel_date>2026-01-01</dispute_cancel_date></land_disput></border></borders></contours_location>',
    );
    expect(object.borders[0]).toMatchObject({
      from: '1',
      to: '2',
      dispute: { document: { number: '5' }, endsOn: '2026-01-01' },
    });
    expect([...plain, ...unread]).toEqual([]);
  });
});

describe('unknown parts of a document', () => {
  test('is shown as written where the list of what may be shown has it, and only counted elsewhere', async () => {
    const { plain, unread } = await property(
      '<natural_objects><forests><forest><forestry>Лес</forestry></forest></forests></natural_objects><new_2027 state="x">да</new_2027>',
    );
    expect(plain).toEqual([
      {
        path: 'land_record/natural_objects/forests/forest/forestry',
        title: expect.stringContaining('лесничества'),
        text: 'Лес',
      },
    ]);
    expect(unread).toEqual(['land_record/new_2027/@state', 'land_record/new_2027']);
  });

  test('an invalid date goes to the unknown part', async () => {
    const { object, plain } = await property(
      '<record_info><registration_date>2024-02-30</registration_date></record_info>',
    );
    expect(object.registeredOn).toBeUndefined();
    expect(plain).toMatchObject([{ path: 'land_record/record_info/registration_date', text: '2024-02-30' }]);
  });

  test('a second value where one is expected goes to the unknown part', async () => {
    const { plain } = await property('<cost><value>1</value><value>2</value></cost>');
    expect(plain).toMatchObject([{ path: 'land_record/cost/value[2]', text: '2' }]);
  });

  test('coordinates in an unforeseen place are withheld, and that is told', async () => {
    const { withheld } = await property('<marks><ordinate><x>1.5</x><y>2</y></ordinate></marks>');
    expect(withheld).toEqual([{ path: 'land_record/marks/ordinate', reason: 'coordinates' }]);
  });
});

describe('documents of other kinds', () => {
  test('a zone is mapped as a boundary with a name and a type', async () => {
    const extract = await parse(
      '<extract_about_zone><zone_territory_coastline_surveying><zones_and_territories><reg_numb_border>50:12-6.326</reg_numb_border><object><name_by_doc>Санитарная зона</name_by_doc><type_zone><value>Зона</value></type_zone></object></zones_and_territories></zone_territory_coastline_surveying></extract_about_zone>',
    );
    expect(extract).toMatchObject({
      kind: 'boundaries',
      boundary: { number: '50:12-6.326', name: 'Санитарная зона', zoneType: { value: 'Зона' } },
    });
  });

  test('a notice names the requested object although it stands only in a sentence', async () => {
    const extract = await parse(
      '<exract_notice_absence_request_info_12><content_request>Объект с кадастровым номером 77:06:0001001:9999.</content_request></exract_notice_absence_request_info_12>',
    );
    expect(extract).toMatchObject({
      kind: 'absence_notice',
      notice: { cadastralNumber: '77:06:0001001:9999' },
    });
  });

  test('a document of an unknown kind keeps its fields', async () => {
    const extract = await parse(
      '<extract_cadastral_value_property guid="1"><cost><value>100.5</value></cost></extract_cadastral_value_property>',
    );
    expect(extract).toMatchObject({
      kind: 'other',
      title: expect.stringContaining('кадастровой стоимости'),
      guid: '1',
      fields: [{ path: 'cost/value', title: 'Кадастровая стоимость', text: '100.5' }],
      plain: [],
      unread: [],
    });
  });
});

describe('records of newer documents', () => {
  test.each([
    ['77:05:0004001:2458(1)', ['77:05:0004001:2458']],
    ['77:05:0004001:2458(1), 77:05:0004001:2459', ['77:05:0004001:2458', '77:05:0004001:2459']],
  ])('neighbours written as %s are recognised', async (written, numbers) => {
    const { object } = await property(
      `<contours_location><borders><border><cadastral_numbs_adjacent_parcels><cadastral_numb_adjacent_parcel><cad_number>${written}</cad_number></cadastral_numb_adjacent_parcel></cadastral_numbs_adjacent_parcels></border></borders></contours_location>`,
    );
    expect(object.borders[0]?.adjacent).toEqual(numbers);
  });

  test('the subject of a restriction and the day of the cadastral record are read', async () => {
    const { object, encumbrances } = await property(
      '<date_cadastral>2012-06-28</date_cadastral>',
      registered('<restriction_subject>весь объект</restriction_subject>'),
    );
    expect(encumbrances[0]?.subject).toBe('весь объект');
    expect(object.registeredOn).toBe('2012-06-28');
  });
});
