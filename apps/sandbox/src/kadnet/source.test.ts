import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { flatOf } from '../market/flats.domain.ts';
import { loadMarket } from '../market/load.ts';
import { loadRegister } from '../objects/register.ts';
import { listAt, testSandbox, textAt, type TestSandbox, valueAt } from '../testing/test-sandbox.ts';

const KEY = 'api-key=sandbox-kadnet-key';

const post = (sandbox: TestSandbox, path: string, fields: Record<string, string>, query = KEY) =>
  sandbox.call('POST', `/kadnet/v2/${path}?${query}`, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

const get = (sandbox: TestSandbox, path: string, more = '') =>
  sandbox.call('GET', `/kadnet/v2/${path}?${KEY}${more}`);

async function order(sandbox: TestSandbox, number: string, type = 'EgrnObject'): Promise<string> {
  const { body } = await post(sandbox, 'Requests/Create', {
    Number: number,
    RequestType: type,
    Priority: '80',
  });
  return textAt(body, 'Data.Id');
}

async function result(number: string, type?: string): Promise<string> {
  const sandbox = testSandbox();
  const id = await order(sandbox, number, type);
  sandbox.pass(3000);
  return (await get(sandbox, `Requests/Result/${id}`, '&type=xml')).text;
}

const schema = JSON.parse(
  readFileSync(new URL('../../data/kadnet-schema.json', import.meta.url), 'utf8'),
) as Record<string, string[]>;

describe('search by number', () => {
  test("a search by number returns the supplier's model, field by field", async () => {
    const sandbox = testSandbox();
    const { body } = await post(sandbox, 'Requests/CheckNumbers', {
      query: '78:31:0099001:102',
      comment: 'заказ 1',
    });
    expect(Object.keys(body)).toEqual(['Result', 'Data', 'Timestamp']);
    expect(body['Timestamp']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);
    expect(Object.keys(valueAt(body, 'Data.0') as object)).toEqual(schema['CadastralObjectInfo']);
    expect(valueAt(body, 'Data.0')).toMatchObject({
      Number: '78:31:0099001:102',
      Address: 'г. Санкт-Петербург, ул. Маяковского, д. 101, кв. 2',
      ObjectType: 'Помещение',
      Name: 'Квартира',
      Area: 54.3,
      Level: '4',
      Status: 'Учтенный',
      Comment: 'заказ 1',
      Region: '78',
      IsCanceled: false,
      Rights: [{ Description: 'Собственность', Encumbrances: [{ Description: 'Ипотека в силу закона' }] }],
    });
  });

  test('a search by number takes several numbers, any separator, and digits alone', async () => {
    const sandbox = testSandbox();
    const found = async (query: string) =>
      listAt((await post(sandbox, 'Requests/CheckNumbers', { Query: query })).body, 'Data').map(
        ({ Number: number }) => number,
      );
    expect(await found('78:31:0099001:101;78:31:0099001:102')).toEqual([
      '78:31:0099001:101',
      '78:31:0099001:102',
    ]);
    expect(await found('78-31-0099001-101')).toEqual(['78:31:0099001:101']);
    expect(await found('78310099001101')).toEqual(['78:31:0099001:101']);
    expect(await found('78:31:0099001:999999')).toEqual([]);
  });

  test.each([
    ['78:31:0099001:108', { Status: 'Аннулирован', IsCanceled: true, Rights: [] }],
    ['78:31:0099001:109', { Status: 'Снят с учета', IsCanceled: true, Rights: [] }],
    ['78:31:0099001:110', { Area: 0 }],
    ['78:31:0099001:111', { Level: '' }],
    ['77:06:0001001:1234', { Address: 'г. Москва, ул. Тестовая, д. 10, кв. 25' }],
  ])('the object %s of a scenario has its special fields', async (query, expected) => {
    const { body } = await post(testSandbox(), 'Requests/CheckNumbers', { query });
    expect(valueAt(body, 'Data.0')).toMatchObject(expected);
  });
});

describe('search by address', () => {
  test('a search by address returns every object there, and none where there is none', async () => {
    const sandbox = testSandbox();
    const rows = async (query: string) =>
      listAt((await post(sandbox, 'Requests/CheckAddress', { query })).body, 'Data');
    expect(await rows('Санкт-Петербург, ул. Маяковского, 131, кв. 7')).toHaveLength(6);
    expect(await rows('г. Москва, ул. Тестовая, д. 10, кв. 25')).toMatchObject([
      { Number: '77:06:0001001:1234' },
    ]);
    expect(await rows('Нигде 1')).toEqual([]);
  });
});

describe('an ordered extract', () => {
  test('an ordered extract goes through its statuses and records them in its history', async () => {
    const sandbox = testSandbox({ extractSeconds: 30 });
    const id = await order(sandbox, '78:31:0099001:101');
    const status = async () => valueAt((await get(sandbox, `Requests/Info/${id}`)).body, 'Data.Status');
    expect(await status()).toBe('Создан');
    expect((await get(sandbox, `Requests/Result/${id}`, '&type=xml')).status).toBe(404);
    sandbox.pass(11_000);
    expect(await status()).toBe('Отправлен в Росреестр');
    sandbox.pass(10_000);
    expect(await status()).toBe('В работе');
    sandbox.pass(10_000);
    const { body } = await get(sandbox, `Requests/Info/${id}`);
    expect(Object.keys(valueAt(body, 'Data') as object)).toEqual(schema['RequestInfo']);
    expect(valueAt(body, 'Data')).toMatchObject({
      Status: 'Выполнен',
      Number: '78:31:0099001:101',
      Priority: 80,
    });
    const history = listAt((await get(sandbox, `Requests/History/${id}`)).body, 'Data');
    expect(history.map(({ Message: message }) => message)).toEqual([
      'Запрос создан',
      'Отправлен в Росреестр',
      'В работе',
      'Выполнен',
    ]);
  });

  test('an ordered extract is available as XML, HTML and PDF, with its file name in a header', async () => {
    const sandbox = testSandbox();
    const id = await order(sandbox, '78:31:0099001:101');
    sandbox.pass(3000);
    const xml = await get(sandbox, `Requests/Result/${id}`, '&type=Xml');
    expect(xml.text).toContain('<cad_number>78:31:0099001:101</cad_number>');
    expect(Buffer.from(String(xml.headers['filename']), 'base64').toString()).toMatch(
      /78_31_0099001_101\.xml$/,
    );
    expect((await get(sandbox, `Requests/Result/${id}`, '&type=html')).text).toContain('<!doctype html>');
    expect((await get(sandbox, `Requests/Result/${id}`, '&type=pdf')).text).toMatch(/^%PDF-1\.4/);
    expect((await get(sandbox, `Requests/Result/${id}`, '&type=doc')).status).toBe(400);
  });

  test.each([
    ['refuse', 'Отказ', 'exract_decision_refuse_provide_info'],
    ['error', 'Ошибка', undefined],
    ['stuck', 'В работе', undefined],
  ])('an extract under the switch %s ends as «%s»', async (kind, status, root) => {
    const sandbox = testSandbox();
    const subject = '78:31:0099001:102';
    await sandbox.call('PUT', '/control/api/behaviours', {
      payload: { source: 'kadnet', operation: 'processing', subject, behaviour: { kind } },
    });
    const id = await order(sandbox, subject);
    const other = await order(sandbox, '78:31:0099001:101');
    sandbox.pass(3_600_000);
    expect(valueAt((await get(sandbox, `Requests/Info/${id}`)).body, 'Data.Status')).toBe(status);
    const file = await get(sandbox, `Requests/Result/${id}`, '&type=xml');
    if (root) expect(file.text).toContain(`<${root}>`);
    else expect(file.status).toBe(404);
    expect(valueAt((await get(sandbox, `Requests/Info/${other}`)).body, 'Data.Status')).toBe('Выполнен');
  });

  test('an ordered extract can be completed from the control page', async () => {
    const sandbox = testSandbox({ extractSeconds: 600 });
    const id = await order(sandbox, '78:31:0099001:101');
    await sandbox.call('POST', `/control/api/extracts/${id}/finish`);
    expect(valueAt((await get(sandbox, `Requests/Info/${id}`)).body, 'Data.Status')).toBe('Выполнен');
  });

  test('ordered extracts can be listed, found by id and deleted', async () => {
    const sandbox = testSandbox();
    const first = await order(sandbox, '78:31:0099001:101');
    const second = await order(sandbox, '78:31:0099001:102');
    const ids = async () =>
      listAt((await get(sandbox, 'Requests/List/', '&Take=10&Skip=0')).body, 'Data').map(({ Id: id }) => id);
    expect(await ids()).toEqual([second, first]);
    expect(
      listAt((await post(sandbox, 'Requests/ListById', { query: `${first};${second}` })).body, 'Data'),
    ).toHaveLength(2);
    expect((await get(sandbox, `Requests/Delete/${first}`)).body['Result']).toBe(true);
    expect(await ids()).toEqual([second]);
    expect((await get(sandbox, `Requests/Info/${first}`)).body['Result']).toBe(false);
  });
});

describe('the document', () => {
  const sample = (file: string) =>
    readFileSync(new URL(`../../data/egrn/samples/${file}`, import.meta.url), 'utf8');

  test.each([
    ['50:12:0060110:535', 'EgrnObject', 'real_about_property_land_legal_holder_2023.xml'],
    ['68:29:0101048:186', 'EgrnObject', 'real_base_params_room_shop_tambov_2020_anonymised.xml'],
    ['77:06:0001001:1234', 'EgrnObject', 'syn_about_property_room_flat_mortgage.xml'],
    ['77:06:0001001:1234', 'EgrnRightList', 'syn_transfer_rights_property_room.xml'],
    ['77:06:0001001:1234', 'EgrnBaseParams', 'syn_base_params_room_no_encumbrance.xml'],
    ['77:06:0001001:1234', 'EgrnDocuments', 'syn_decision_refuse_provide_info.xml'],
    ['77:06:0001001:3001', 'EgrnObject', 'syn_about_property_car_parking_space.xml'],
    ['77:06:0001001:7', 'EgrnObject', 'syn_base_params_land_public_rent.xml'],
    ['77:06:0001001:9999', 'EgrnObject', 'syn_notice_absence_info_12.xml'],
    ['30:00-3.1', 'EgrnObject', 'real_about_boundary_astrakhan_2023_thinned.xml'],
  ])('the document for %s, %s, is the sample %s', async (number, type, file) => {
    expect(await result(number, type)).toBe(sample(file));
  });

  test('an extract about an invented object is generated for it', async () => {
    expect(await result('78:31:0099001:103')).toContain('<value>Арест</value>');
    expect((await result('78:31:0099001:107', 'EgrnRightList')).match(/<right_record>/g)).toHaveLength(13);
  });

  test('an extract about a flat of the market is generated, with every owner it had', async () => {
    const folder = new URL('../../data/', import.meta.url);
    const { houses } = loadMarket(folder, loadRegister(folder).all);
    const house = houses.find(({ registered }) => registered.length === 0);
    if (!house) throw new Error('The market has no houses');
    const { kadNumber } = flatOf(house, 3);
    expect(await result(kadNumber)).toContain(`<cad_number>${kadNumber}</cad_number>`);
    expect(await result(kadNumber, 'EgrnRightList')).toContain('<right_record>');
    expect(await result(kadNumber)).not.toContain('notice_absence');
  });

  test('an extract about an unknown number is the notice of absence', async () => {
    expect(await result('78:31:0099001:4242')).toContain('<exract_notice_absence_request_info_12>');
  });
});

describe('refusals', () => {
  test('the supplier refuses a wrong key and invalid orders', async () => {
    const sandbox = testSandbox();
    const wrong = await post(sandbox, 'Requests/CheckNumbers', { query: '1' }, 'api-key=wrong');
    expect([wrong.status, wrong.body['Result']]).toEqual([401, false]);
    for (const fields of [
      { Number: '', RequestType: 'EgrnObject' },
      { Number: 'квартира', RequestType: 'EgrnObject' },
      { Number: '78:31:0099001:101', RequestType: 'Unknown' },
      { Number: '78:31:0099001:101', RequestType: 'EgrnObject', Priority: '101' },
    ]) {
      const { body } = await post(sandbox, 'Requests/Create', fields);
      expect(body).toMatchObject({ Result: false, Data: null, Message: expect.any(String) });
    }
  });

  test('the supplier knows a company by its INN', async () => {
    const { body } = await post(testSandbox(), 'Org/CheckInn', { inn: '7707083893' });
    expect(valueAt(body, 'Data.0.value')).toBe('ПАО Сбербанк');
  });
});
