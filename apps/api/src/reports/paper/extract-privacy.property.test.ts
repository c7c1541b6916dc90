import { detailsIn, personalDetails, personalText } from '@proverka/extract/fixtures/personal-details';
import { plantedExample, unschematicExamples } from '@proverka/extract/fixtures/planted-examples';
import { extractFindings } from '@proverka/extract/findings/extract-findings.domain';
import { parseExtract } from '@proverka/extract/parse-extract';
import { plantByType, plantedDocuments, type Plant } from '@proverka/extract/schemas/planted-documents';
import { documentSchemas, schemaTree } from '@proverka/extract/schemas/schema-tree';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { extractText } from 'unpdf';
import { sectionsOf } from './extract-sections.domain.ts';
import { reportOf } from './fixtures/reports.ts';
import { createPdfRenderer } from './pdf-renderer.ts';

const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`, 'u'));
const snils = fc
  .tuple(digits(3), digits(3), digits(3), digits(2))
  .map(([a, b, c, d]) => `${a}-${b}-${c} ${d}`);
const phone = fc
  .tuple(fc.constantFrom('+7 (9', '8 (9', '+7 9', '8-9'), digits(2), digits(3), digits(2), digits(2))
  .map(([start, a, b, c, d]) => `${start}${a}${start.includes('(') ? ')' : ''} ${b}-${c}-${d}`);
const email = fc
  .tuple(fc.stringMatching(/^[a-z]{3,8}$/u), fc.stringMatching(/^[a-z]{3,8}$/u))
  .map(([name, host]) => `${name}@${host}.example.com`);
const passport = fc.tuple(digits(2), digits(2), digits(6)).map(([a, b, c]) => `${a} ${b} ${c}`);
const file = fc.stringMatching(/^[a-z]{4,10}$/u).map((name) => `\\\\storage\\egrn\\${name}.pdf`);
/** What must not be shown, and how it stands in a text. */
const personal = fc.oneof(snils, phone, email, passport, file);
const around = fc.constantFrom('', 'Собственник, ', 'см. ');

/** Places that hold an address of a person in newer documents and in those of former forms. */
const placesOfContacts = /^(?:mailing_addess|email|ContactAddress|Email|ReceivAdress|Telephone)$/u;

/** Homes of people: told from other addresses only by the place they stand in. */
const home = '690001, город Тестов, улица Образцовая, дом 5, квартира 9';
const placesOfHomes = /^(?:mailing_addess|birth_place|email)$/u;

/** Everything that leaves the reader: the wire, the statements of the report, the paper. */
async function leaving(xml: string): Promise<string> {
  const parsed = await parseExtract(Buffer.from(xml));
  if (!parsed.ok) return JSON.stringify(parsed);
  const { extract } = parsed;
  return JSON.stringify([extract, extractFindings(extract, '2026-01-01'), sectionsOf([extract], '#000000')]);
}

describe('personal data of an extract', () => {
  test.each(documentSchemas)('planted in any place of %s never leaves the reader', async (schema) => {
    const tree = await schemaTree(schema);
    await fc.assert(
      fc.asyncProperty(personal, around, async (value, before) => {
        const plant: Plant = (element, position) =>
          element.name === 'cad_number' ? plantByType(element, position) : `${before}${value}`;
        for (const { xml } of plantedDocuments(tree, plant)) {
          expect(await leaving(xml)).not.toContain(JSON.stringify(value).slice(1, -1));
        }
      }),
      { numRuns: 5 },
    );
  });

  test.each(unschematicExamples)('planted in any place of %s never leaves the reader', async (name) => {
    await fc.assert(
      fc.asyncProperty(personal, around, async (value, before) => {
        const xml = plantedExample(name, () => `${before}${value}`);
        expect(await leaving(xml)).not.toContain(JSON.stringify(value).slice(1, -1));
      }),
      { numRuns: 5 },
    );
  });

  test.each(unschematicExamples)(
    'a sentence with every detail in any place of %s loses all of them',
    async (name) => {
      expect(detailsIn(await leaving(plantedExample(name, () => personalText)))).toEqual([]);
    },
  );

  test.each(unschematicExamples)('homes of people in %s never leave the reader', async (name) => {
    const xml = plantedExample(name, (place, text) => (placesOfContacts.test(place) ? home : text));
    expect(await leaving(xml)).not.toContain(home);
  });

  test.each(documentSchemas)(
    'a sentence with every detail in any place of %s loses all of them',
    async (schema) => {
      const plant: Plant = (element, position) =>
        element.name === 'cad_number' ? plantByType(element, position) : personalText;
      for (const { xml } of plantedDocuments(await schemaTree(schema), plant)) {
        expect(detailsIn(await leaving(xml))).toEqual([]);
      }
    },
  );

  test('the PDF of a document full of personal details has none of them', async () => {
    for (const name of ['new_about_property_land_neighbours', 'old_kvzu_land', 'old_kvoks_flat']) {
      const parsed = await parseExtract(Buffer.from(plantedExample(name, () => personalText)));
      if (!parsed.ok) throw new Error(parsed.code);
      const pdf = createPdfRenderer().renderReportPdf(reportOf([parsed.extract]));
      const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
      expect(text).toContain('[скрыто]');
      expect(detailsIn(text.replaceAll(/\s*\n\s*/gu, ''))).toEqual([]);
      expect(detailsIn(text.replaceAll(/\s+/gu, ' '))).toEqual([]);
    }
    expect(personalDetails).toHaveLength(6);
  });

  test.each(documentSchemas)('homes of people in %s never leave the reader', async (schema) => {
    const plant: Plant = (element, position) =>
      placesOfHomes.test(element.name) ? home : plantByType(element, position);
    for (const { xml } of plantedDocuments(await schemaTree(schema), plant)) {
      expect(await leaving(xml)).not.toContain('Образцовая');
    }
  });
});
