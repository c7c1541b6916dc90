import { describe, expect, test } from 'vitest';
import { createProtocolFake } from '../../../../test/protocol-fake.ts';
import { createCompanySource } from './company.ts';

const { signal } = new AbortController();
const party = (data: object) => ({ value: 'ООО "ТЕСТ"', data: { inn: '7707083893', ...data } });

describe('company requisites by INN', () => {
  test('requisites of a company are the head office’s', async () => {
    const head = {
      kpp: '773601001',
      ogrn: '1027700132195',
      branch_type: 'MAIN',
      name: { short_with_opf: 'ООО «Тест»' },
      management: { name: 'Тестов Т.' },
      state: { status: 'ACTIVE' },
      address: { unrestricted_value: '101000, г Москва, ул Тестовая, д 1' },
    };
    const suggestions = [party({ branch_type: 'BRANCH', kpp: '1' }), party(head)];
    const fake = await createProtocolFake([{ body: { suggestions } }]);
    expect(await createCompanySource({ url: fake.url, key: 'k' }).check('7707083893', signal)).toMatchObject({
      kind: 'found',
      data: {
        kind: 'legal',
        inn: '7707083893',
        kpp: '773601001',
        ogrn: '1027700132195',
        name: 'ООО «Тест»',
        address: '101000, г Москва, ул Тестовая, д 1',
        management: 'Тестов Т.',
        status: 'ACTIVE',
      },
    });
    expect(fake.seen[0]).toMatchObject({ url: '/findById/party', headers: { authorization: 'Token k' } });
  });
});
