import { readFileSync } from 'node:fs';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';
import { afterAll, describe, expect, test } from 'vitest';
import { loadCompanies } from '../companies/companies.ts';
import { flatOf } from '../market/flats.domain.ts';
import { loadMarket } from '../market/load.ts';
import { flatEntry, houseEntry } from '../market/register-entries.domain.ts';
import { loadRegister } from '../objects/register.ts';
import {
  decisionOfRefusal,
  extractAboutObject,
  extractOfTransfers,
  noticeOfAbsence,
} from './extracts.domain.ts';

const data = new URL('../../data/', import.meta.url);
const invented = loadRegister(data).all.filter((object) => !object.addressText);
const market = loadMarket(data, invented);
const companies = loadCompanies(data);
const find = (inn: string) => companies.get(inn);
const requisites = { day: '2026-11-20', registrationNumber: 'КУВИ-001/2026-100000001' };

xmlRegisterFsInputProviders();
const validators = new Map<string, XsdValidator>();

function validatorFor(root: string): XsdValidator {
  const known = validators.get(root);
  if (known) return known;
  const url = new URL(`egrn/xsd/${root}_v01.xsd`, data);
  const schema = XmlDocument.fromBuffer(readFileSync(url), { url: url.href });
  const validator = XsdValidator.fromDoc(schema);
  schema.dispose();
  validators.set(root, validator);
  return validator;
}

/** Throws with the validator's message when the document does not match the schema. */
function validate(xml: string): string {
  const document = XmlDocument.fromString(xml);
  try {
    validatorFor(document.root.name).validate(document);
    return document.root.name;
  } finally {
    document.dispose();
  }
}

afterAll(() => {
  for (const validator of validators.values()) validator.dispose();
});

describe('generated extracts', () => {
  test('generated extracts about every invented object match the schema of their kind', () => {
    const roots = new Set(invented.map((object) => validate(extractAboutObject(object, requisites, find))));
    expect([...roots].sort()).toEqual([
      'extract_about_property_build',
      'extract_about_property_car_parking_space',
      'extract_about_property_construction',
      'extract_about_property_land',
      'extract_about_property_room',
      'extract_about_property_under_construction',
    ]);
  });

  test('generated extracts about transfers match the schema, and an object without any right gets the notice of absence', () => {
    for (const object of invented) {
      const root = validate(extractOfTransfers(object, requisites, find));
      expect(root).toBe(
        object.rights.length > 0
          ? 'extract_transfer_rights_property'
          : 'exract_notice_absence_request_info_12',
      );
    }
  });

  test('generated extracts about houses and flats that only the market has match the schemas, in every city', () => {
    for (const city of [1, 2, 3]) {
      const house = market.houses.find((one) => one.city.id === city && one.registered.length === 0);
      if (!house) throw new Error('The market has no such house');
      const flat = flatEntry(house, flatOf(house, 3), ['2021-03-12', '2024-10-02']);
      const about = extractAboutObject(flat, requisites, find);
      expect(validate(about)).toBe('extract_about_property_room');
      expect(about).toContain(`<readable_address>${house.address}, кв. 4</readable_address>`);
      const transfers = extractOfTransfers(flat, requisites, find);
      expect(validate(transfers)).toBe('extract_transfer_rights_property');
      expect(transfers.match(/<right_record>/g)).toHaveLength(3);
      expect(validate(extractAboutObject(houseEntry(house), requisites, find))).toBe(
        'extract_about_property_build',
      );
    }
  });

  test('generated notices of refusal and absence match their schemas', () => {
    expect(validate(noticeOfAbsence('78:00:0000000:1', 'Выписка', requisites))).toContain('notice_absence');
    expect(validate(decisionOfRefusal('78:00:0000000:1', 'Выписка', requisites))).toContain(
      'decision_refuse',
    );
  });

  test('a document that violates its schema is rejected', () => {
    const object = invented.find(({ number }) => number === '78:31:0099001:101');
    if (!object) throw new Error('the scenario is gone');
    const xml = extractAboutObject(object, requisites, find).replace('<area>54.3</area>', '<area>-1</area>');
    expect(() => validate(xml)).toThrow(/area/);
  });

  test('generated extracts name no private owner, and name legal entities with INN and OGRN', () => {
    const wrong = invented.flatMap((object) => {
      const xml = extractAboutObject(object, requisites, find) + extractOfTransfers(object, requisites, find);
      return object.rights
        .flatMap(({ holders }) => holders)
        .filter((holder) => {
          if (holder.kind === 'person') return xml.includes(holder.name.split(' ').slice(1).join(' '));
          return (
            holder.kind === 'company' && !xml.includes(`<ogrn>${companies.get(holder.inn)?.ogrn}</ogrn>`)
          );
        });
    });
    expect(wrong).toEqual([]);
  });
});
