import { beforeAll, describe, expect, test } from 'vitest';
import { auditOf } from '../../../test/audit.ts';
import { createFakeSource, away, found, nothing } from '../../../test/fake-sources.ts';
import { createTestWorld } from '../../../test/world.ts';
import type { SignedInPerson, TestWorld } from '../../../test/world.ts';
import type { PayerInfo } from '@proverka/contract/payer';

const LEGAL = {
  inn: '7707083893',
  kpp: '773601001',
  name: 'ООО «Образец»',
  address: 'г Москва, ул Тестовая, д 1',
};
const INFO: PayerInfo = {
  kind: 'legal',
  inn: LEGAL.inn,
  kpp: LEGAL.kpp,
  ogrn: '1027700132195',
  name: LEGAL.name,
  address: LEGAL.address,
  management: 'Образцова М.',
  status: 'ACTIVE',
};
const companies = createFakeSource<string, PayerInfo>((inn) => (inn === LEGAL.inn ? found(INFO) : nothing));

let world: TestWorld;
let person: SignedInPerson;
let other: SignedInPerson;
beforeAll(async () => {
  world = await createTestWorld({ replace: { companies } });
  [person, other] = [await world.signIn(), await world.signIn()];
});

const add = (who: SignedInPerson, more: object = {}) =>
  who.request({ method: 'POST', url: '/payer/add_payer', payload: { ...LEGAL, ...more } });
const payersOf = async (who: SignedInPerson) =>
  (await who.request({ url: '/payer/get_payers' })).json().payers;

describe('payers', () => {
  test('a payer is added, changed and removed by its owner', async () => {
    const owner = await world.signIn();
    const { payer } = (await add(owner, { inn: '77 0708-3893' })).json();
    expect(payer).toMatchObject({ ...LEGAL, kind: 'legal', ogrn: '' });
    const changed = await owner.request({
      method: 'POST',
      url: '/payer/update_payer_info',
      payload: { ...LEGAL, payer_id: payer.payer_id, name: 'ООО «Другое»' },
    });
    expect(changed.json().payer).toMatchObject({ payer_id: payer.payer_id, name: 'ООО «Другое»' });
    expect(await payersOf(owner)).toMatchObject([{ name: 'ООО «Другое»' }]);
    const url = `/payer/remove_payer?payer_id=${payer.payer_id}`;
    expect((await owner.request({ method: 'DELETE', url })).json()).toEqual({ ok: true });
    expect((await owner.request({ method: 'DELETE', url })).json()).toMatchObject({
      code: 'payer_not_found',
    });
    expect(await payersOf(owner)).toEqual([]);
  });

  test('a payer is stored once when it is added ten times at once', async () => {
    const owner = await world.signIn();
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(owner)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.json().code === 'payer_exists')).toHaveLength(9);
    expect(await payersOf(owner)).toHaveLength(1);
    expect((await add(owner, { kpp: '770001001' })).statusCode).toBe(200);
  });

  test.each([
    [{ inn: '7707083894' }, { inn: 'Неправильный ИНН' }],
    [{ kpp: '' }, { kpp: 'Обязательное поле' }],
    [{ inn: '500100732259' }, { kpp: 'У предпринимателя нет КПП' }],
    [{ name: ' ' }, { name: 'Обязательное поле' }],
    [{ email: 'не почта' }, { email: 'Некорректный email' }],
    [{ account: '40702810000000000001' }, { bik: 'Обязательное поле' }],
    [{ ogrn: '1' }, { ogrn: 'Неправильный ОГРН' }],
  ])('a payer with %j is refused by field and not stored', async (more, fields) => {
    const owner = await world.signIn();
    expect((await add(owner, more)).json()).toMatchObject({ status: 400, fields });
    expect(await payersOf(owner)).toEqual([]);
  });

  test("another user's payer is not found, stays unchanged, and the attempt is logged", async () => {
    const { payer } = (await add(person)).json();
    const { payer_id } = payer;
    const stranger = await world.signIn();
    const tries = [
      { method: 'DELETE' as const, url: `/payer/remove_payer?payer_id=${payer_id}` },
      {
        method: 'POST' as const,
        url: '/payer/update_payer_info',
        payload: { ...LEGAL, payer_id, name: 'Чужое' },
      },
      { method: 'POST' as const, url: '/invoice', payload: { kind: 'invoice', payer_id, amount: 100 } },
    ];
    for (const one of tries) {
      expect((await stranger.request(one)).json()).toMatchObject({ status: 404, code: 'payer_not_found' });
    }
    expect(await payersOf(person)).toEqual([payer]);
    expect(await payersOf(stranger)).toEqual([]);
    expect(await auditOf(world, stranger)).toEqual(
      ['payer.remove', 'payer.update', 'invoice.payer'].map((action) => ({ action, owner_id: person.id })),
    );
  });

  test('only an administrator adds a payer for another user', async () => {
    const admin = await world.signIn({ staff: 'admin' });
    const target = { target_person_id: other.id };
    expect((await add(person, target)).json()).toMatchObject({ status: 403, code: 'forbidden' });
    expect(await auditOf(world, person)).toEqual([{ action: 'payer.add', owner_id: other.id }]);
    expect(await payersOf(other)).toEqual([]);
    expect((await add(admin, target)).statusCode).toBe(200);
    expect(await payersOf(other)).toHaveLength(1);
    const nobody = { target_person_id: '00000000-0000-0000-0000-000000000000' };
    expect((await add(admin, nobody)).json()).toMatchObject({ code: 'person_not_found' });
  });

  test('a user has at most fifty payers (V2.1.3)', async () => {
    const owner = await world.signIn();
    await world.owner.query(
      `insert into payer (id, user_id, inn, kpp, ogrn, name, address, email, bank_name, bik, account,
         correspondent_account, created_at)
       select uuidv7(), $1, '7707083893', 'K' || n, '', '', '', '', '', '', '', '', now() from generate_series(1, 49) n`,
      [owner.id],
    );
    const kpps = ['770001001', '770002001', '770003001'];
    const answers = await Promise.all(kpps.map((kpp) => add(owner, { kpp })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });
});

describe('payer requisites by INN', () => {
  const info = async (inn: string) =>
    (await person.request({ url: `/payer/get_payer_info?inn=${encodeURIComponent(inn)}` })).json();

  test('requisites fill the form and save nothing', async () => {
    const before = await payersOf(person);
    expect(await info('77 07 083893')).toEqual({ info: INFO, available: true });
    expect(await payersOf(person)).toEqual(before);
  });

  test('requisites of an unknown INN are none, which differs from an unavailable register', async () => {
    expect(await info('500100732259')).toEqual({ info: null, available: true });
    const { answer } = companies;
    companies.answer = () => away;
    expect(await info(LEGAL.inn)).toEqual({ info: null, available: false });
    companies.answer = answer;
  });

  test('requisites are not requested with an invalid INN', async () => {
    const asked = companies.asked.length;
    expect(await info('123')).toMatchObject({
      status: 400,
      fields: { inn: expect.stringContaining('10 или 12') },
    });
    expect(companies.asked).toHaveLength(asked);
  });
});

test('payers require a session', async () => {
  for (const url of ['/payer/get_payers', '/payer/get_payer_info?inn=7707083893', '/invoices']) {
    expect((await world.api.inject({ url })).statusCode).toBe(401);
  }
});
