import { describe, expect, test } from 'vitest';
import { extractFindings } from '../findings/extract-findings.domain.ts';
import { parseExtract } from '../parse-extract.ts';

/** A plot with one deal of a newer document: number, parties, subject, registration. */
async function landWith(deal: string) {
  const parsed = await parseExtract(
    Buffer.from(
      `<extract_about_property_land><land_record><object><common_data><cad_number>77:06:0001001:1</cad_number></common_data></object></land_record><deal_records><deal_record>${deal}</deal_record></deal_records></extract_about_property_land>`,
    ),
  );
  if (!parsed.ok || parsed.extract.kind !== 'about_property') throw new Error('no extract');
  return parsed.extract;
}

const sharedConstruction = `<record_info><registration_date>2024-03-11T10:00:00+03:00</registration_date></record_info>
  <deal_data><deal_number>77:06:0001001:1-77/051/2024-3</deal_number>
    <deal_type><code>020001000000</code><value>Договор участия в долевом строительстве</value></deal_type>
    <subject><share_subject_description><house_descriptions><house_description><room_descriptions><room_description>
      <room_name>Квартира</room_name><room_number>12</room_number></room_description></room_descriptions></house_description></house_descriptions></share_subject_description></subject></deal_data>
  <underlying_documents><underlying_document><document_name>Договор</document_name><document_number>ДДУ-12</document_number><document_date>2024-03-01</document_date>
    <deal_registered><deal_registered_number><right_number>77:06:0001001:1-77/051/2024-3</right_number></deal_registered_number><deal_registered_date>2024-03-11</deal_registered_date><deal_registered_organ>Управление Росреестра</deal_registered_organ></deal_registered></underlying_document></underlying_documents>
  <deal_parties><deal_party><party_type><value>Застройщик</value></party_type><party_info><legal_entity><entity><resident><name>ООО «Тест Строй»</name><inn>7700000016</inn></resident></entity></legal_entity></party_info></deal_party></deal_parties>`;

describe('registered deals', () => {
  test('a registered deal is a fact with kind, number, days, parties and subject', async () => {
    const { deals } = await landWith(sharedConstruction);
    expect(deals).toEqual([
      {
        type: { code: '020001000000', value: 'Договор участия в долевом строительстве' },
        number: '77:06:0001001:1-77/051/2024-3',
        date: '2024-03-01',
        registeredOn: '2024-03-11',
        subject: 'Квартира № 12',
        parties: [
          {
            role: { value: 'Застройщик' },
            holder: { kind: 'legal_entity', name: 'ООО «Тест Строй»', inn: '7700000016' },
          },
        ],
        documents: [
          {
            name: 'Договор',
            number: 'ДДУ-12',
            date: '2024-03-01',
            deal: {
              number: '77:06:0001001:1-77/051/2024-3',
              registeredOn: '2024-03-11',
              office: 'Управление Росреестра',
            },
          },
        ],
        missingConsents: [],
      },
    ]);
  });

  test('a registered deal alone is no finding', async () => {
    const findings = extractFindings(await landWith(sharedConstruction), '2024-04-01');
    expect(findings.map(({ code }) => code)).not.toContain('deal_without_consent');
  });

  test('a consent missing in the record of a deal is a warning that names the law', async () => {
    const extract = await landWith(
      '<deal_data><deal_type><value>Купля-продажа</value></deal_type></deal_data><third_party_consents><third_party_consent><law><article>35</article><name>Семейный кодекс</name></law><dissenting_entities><dissenting_entity><individual><surname>Тестова</surname></individual></dissenting_entity></dissenting_entities></third_party_consent></third_party_consents>',
    );
    const finding = extractFindings(extract, '2024-04-01').find(
      ({ code }) => code === 'deal_without_consent',
    );
    expect(finding).toMatchObject({ level: 'warning' });
    expect(finding?.text).toContain('Согласия не дали: Тестова');
    expect(finding?.text).toContain('Его требует закон: ст. 35, Семейный кодекс');
  });
});
