import { describe, expect, test } from 'vitest';
import { extractSchema } from './extract.ts';

const common = {
  title: 'Выписка',
  rootName: 'extract_transfer_rights_property',
  header: {},
  plain: [],
  unread: [],
  withheld: [],
};
const object = {
  cadastralNumber: '77:06:0001001:1234',
  measures: [],
  levels: [],
  permittedUse: [],
  wallMaterials: [],
  links: [],
  oldNumbers: [],
  zones: [],
  parts: [],
  contours: [],
  borders: [],
  rooms: [],
  cadastralWorks: [],
  supervision: [],
};
const right = {
  nextRightNumbers: [],
  shares: [],
  holders: [],
  documents: [],
  cancelDocuments: [],
  litigations: [],
  objections: [],
  personalParticipation: [],
  missingConsents: [],
};
const transfer = { ...common, kind: 'transfer_of_rights', object, rights: [right], transfers: [] };

const valued = (amount: unknown) => ({ ...transfer, object: { ...object, cadastralValue: { amount } } });

describe('the schema of extracts', () => {
  test('the variants of an extract are discriminated by kind', () => {
    expect(extractSchema.parse(transfer).kind).toBe('transfer_of_rights');
    expect(extractSchema.safeParse({ ...transfer, kind: 'advert' }).success).toBe(false);
  });

  test.each(['77:06:0001001', '77:06:1:1', '77-06-0001001-1', '77:06:0001001:1234 '])(
    "«%s» is refused as an object's number",
    (cadastralNumber) => {
      const extract = { ...transfer, object: { ...object, cadastralNumber } };
      expect(extractSchema.safeParse(extract).success).toBe(false);
    },
  );

  test.each(['2019-05-14T12:30:00+03:00', '14.05.2019', '2019-02-30'])(
    '«%s» is refused as a date',
    (registeredOn) => {
      const extract = { ...transfer, rights: [{ ...right, registeredOn }] };
      expect(extractSchema.safeParse(extract).success).toBe(false);
    },
  );

  test('a hidden private holder differs from a named one', () => {
    const holders = [{ kind: 'person_hidden', name: 'Физическое лицо' }];
    const parsed = extractSchema.parse({ ...transfer, rights: [{ ...right, holders }] });
    expect(parsed.kind === 'transfer_of_rights' && parsed.rights[0]?.holders).toEqual(holders);
  });

  test('an amount is a decimal string', () => {
    expect(extractSchema.safeParse(valued('9876543.21')).success).toBe(true);
    expect(extractSchema.safeParse(valued(9876543.21)).success).toBe(false);
  });
});
