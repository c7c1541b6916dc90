import type { Encumbrance, ExtractOf, Right } from '@proverka/contract/extract';
import { beforeAll, describe, expect, test } from 'vitest';
import { diffExtracts } from './diff-extracts.domain.ts';
import { encumbrance, example, exampleOf, ownership } from './fixtures/examples.ts';

const same = {
  amount_of_owners: false,
  date_rights: false,
  registration_number_of_rights: false,
  encumbrance: false,
};
let flat: ExtractOf<'about_property'>;

beforeAll(async () => {
  flat = await exampleOf('about_property', 'syn_about_property_room_flat_mortgage');
});

const having = (rights: Partial<Right>[], encumbrances: Partial<Encumbrance>[] = []) => ({
  ...flat,
  rights: rights.map(ownership),
  encumbrances: encumbrances.map(encumbrance),
});
const person = { kind: 'person_hidden' as const, name: 'Физическое лицо' };

describe('differences between two extracts', () => {
  test('the same records in another order are no difference', () => {
    const [first, second] = flat.rights;
    if (first === undefined || second === undefined) throw new Error('two shares expected');
    expect(diffExtracts(flat, { ...flat, rights: [second, first] })).toEqual(same);
  });

  test('an additional owner is a difference', () => {
    expect(diffExtracts(having([{}]), having([{ holders: [person, person] }]))).toEqual({
      ...same,
      amount_of_owners: true,
    });
  });

  test('the same number of owners under a new record differs in number and date', () => {
    const next = having([{ number: '77:1-2', registeredOn: '2024-01-01' }]);
    expect(diffExtracts(having([{}]), next)).toEqual({
      ...same,
      date_rights: true,
      registration_number_of_rights: true,
    });
  });

  test('a mortgage that appeared, ended or was prolonged is a difference', () => {
    const free = having([{}]);
    const mortgaged = having([{}], [{ period: { endsOn: '2030-01-01' } }]);
    const prolonged = having([{}], [{ period: { endsOn: '2035-01-01' } }]);
    for (const [previous, next] of [
      [free, mortgaged],
      [mortgaged, free],
      [mortgaged, prolonged],
    ] as const) {
      expect(diffExtracts(previous, next)).toEqual({ ...same, encumbrance: true });
    }
  });

  test('an ended right is ignored', () => {
    expect(diffExtracts(having([{}]), having([{}, { number: 'old', cancelledOn: '2001-01-01' }]))).toEqual(
      same,
    );
  });

  test('what one of two documents does not contain counts as unchanged', async () => {
    expect(diffExtracts(flat, await example('syn_notice_absence_info_12'))).toEqual(same);
    expect(diffExtracts(flat, await example('syn_transfer_rights_property_room')).encumbrance).toBe(false);
  });
});
