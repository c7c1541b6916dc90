import type { Deal, DealLine } from '@proverka/contract/deal';
import { maxDealDocumentBytes, mostDealDocuments, mostDeals } from '@proverka/contract/deal-limits';
import type { DealFile } from '@proverka/contract/settings';
import { beforeAll, describe, expect, test } from 'vitest';
import { createDealOf, dealObject, uploadTo } from '../../test/deals.ts';
import { signInAs } from '../../test/impersonation.ts';
import { PRICE, fromBalance, order } from '../../test/orders.ts';
import { createTestWorld } from '../../test/world.ts';
import type { SignedInPerson, TestWorld } from '../../test/world.ts';
import { collectData } from '#personal-data/collect-data.ts';
import { destroyAccount } from '#personal-data/destroy-account.ts';
import { insertDeletion } from '#personal-data/insert-deletion.ts';
import { sweepFiles } from '#personal-data/timers/sweep-files.ts';
import { inTransaction } from '#platform/db/transaction.ts';

let world: TestWorld;
let buyer: SignedInPerson;
beforeAll(async () => {
  world = await createTestWorld();
});

const fresh = () => world.signIn({ paid: 10 * PRICE });
const put = (person: SignedInPerson, id: string, payload: object) =>
  person.request({ method: 'PUT', url: `/deal/${id}`, payload });
const read = async (person: SignedInPerson, id: string) =>
  (await person.request({ url: `/deal/${id}` })).json<Deal>();
const fileOf = async (person: SignedInPerson, dealId: string, file = {}) =>
  (await uploadTo(person, dealId, file)).json<{ attachment: DealFile }>().attachment;
const add = (person: SignedInPerson, dealId: string, attachmentId: string, more = {}) =>
  person.request({
    method: 'POST',
    url: '/deal/add_document',
    payload: { deal_id: dealId, attachment_id: attachmentId, kind: 'contract', ...more },
  });
const storedFiles = async () => {
  const hashes: string[] = [];
  for await (const { hash } of world.deps.files.list()) hashes.push(hash);
  return hashes;
};

describe('a folder of a purchase', () => {
  beforeAll(async () => {
    buyer = await fresh();
  });

  test('a new folder has the usual steps, and lacks every check and document', async () => {
    const deal = await createDealOf(buyer, { sellers: [{ last_name: 'Тестов', first_name: 'Иван' }] });
    expect(deal).toMatchObject({
      object_key: dealObject,
      version: 1,
      sellers: [{ last_name: 'Тестов', first_name: 'Иван' }],
      next_step: { kind: 'advance' },
      documents: 0,
      document_list: [],
      reports: [],
      changes: null,
      checks: [
        { kind: 'object', state: 'missing', order_item_id: null },
        { kind: 'history', state: 'missing', order_item_id: null },
        { kind: 'seller', seller: 0, state: 'missing', order_item_id: null },
      ],
    });
  });

  test('a folder about the same object is the same folder, however its number is written', async () => {
    const [one, other] = [
      await createDealOf(buyer),
      await createDealOf(buyer, { object_key: '77.01.0001001.1024' }),
    ];
    expect(other.deal_id).toBe(one.deal_id);
  });

  test('two windows that create a folder at once get one', async () => {
    const [one, other] = await Promise.all([
      createDealOf(buyer, { object_key: 'г Тестов, ул Двойная, д 1' }),
      createDealOf(buyer, { object_key: 'г Тестов, ул Двойная, д 1' }),
    ]);
    expect(one.deal_id).toBe(other.deal_id);
  });

  test('a change keeps what it does not name, and one made on an older version is refused', async () => {
    const { deal_id: id, version } = await createDealOf(buyer, { object_key: '77:01:0001001:2' });
    const steps = [{ kind: 'advance', title: '', planned_on: '2026-12-01', done_on: null }];
    expect((await put(buyer, id, { version, notes: 'Звонить вечером' })).json()).toMatchObject({
      version: 2,
    });
    expect((await put(buyer, id, { version, steps })).json()).toMatchObject({
      status: 409,
      code: 'deal_changed',
    });
    const changed = await put(buyer, id, { version: 2, steps });
    expect(changed.json()).toMatchObject({
      notes: 'Звонить вечером',
      steps,
      next_step: { planned_on: '2026-12-01' },
    });
  });

  test('a folder gets the number of its object later, unless another folder has it', async () => {
    const { deal_id: id } = await createDealOf(buyer, { object_key: 'г Тестов, ул Новая, д 1' });
    const taken = await put(buyer, id, { version: 1, object_key: dealObject });
    expect(taken.json()).toMatchObject({ status: 409, code: 'deal_exists' });
    const named = await put(buyer, id, { version: 1, object_key: '77;01;0001001;77' });
    expect(named.json()).toMatchObject({ object_key: '77:01:0001001:77' });
  });

  test.each([
    ['a step that is not known', { steps: [{ kind: 'party', planned_on: null, done_on: null }] }, 400],
    ['an own step without a title', { steps: [{ kind: 'other', planned_on: null, done_on: null }] }, 400],
    [
      'a day that does not exist',
      { steps: [{ kind: 'advance', planned_on: '2026-02-31', done_on: null }] },
      400,
    ],
    [
      'a step done in ten years',
      { steps: [{ kind: 'advance', planned_on: null, done_on: '2036-01-01' }] },
      422,
    ],
    ['a seller without a name', { sellers: [{ inn: '500100732259' }] }, 400],
    ['an INN that is none', { sellers: [{ last_name: 'Тестов', inn: '1' }] }, 400],
    ['notes of a book', { notes: 'а'.repeat(4001) }, 400],
  ] as const)('a change with %s is refused', async (_, change, status) => {
    const { deal_id: id, version } = await createDealOf(buyer);
    expect((await put(buyer, id, { version, ...change })).statusCode).toBe(status);
  });

  test('an ordered check is in the folder of its object and in no other', async () => {
    const person = await fresh();
    const { deal_id: id } = await createDealOf(person);
    const { deal_id: other } = await createDealOf(person, { object_key: '77:01:0001001:3' });
    await order(person, fromBalance());
    const { checks, reports } = await read(person, id);
    expect(checks[0]).toMatchObject({ kind: 'object', state: 'under_way' });
    expect(reports).toMatchObject([{ order_item_id: checks[0]?.order_item_id, is_readable: true }]);
    expect((await read(person, other)).reports).toEqual([]);
  });

  test('the list has the folders of its owner, the one changed last first', async () => {
    const person = await fresh();
    const { deal_id: first } = await createDealOf(person);
    await createDealOf(person, { object_key: '77:01:0001001:4' });
    world.clock.advance(1000);
    await put(person, first, { version: 1, notes: 'Новое' });
    const { deals } = (await person.request({ url: '/deals' })).json<{ deals: DealLine[] }>();
    expect(deals.map(({ object_key: key }) => key)).toEqual([dealObject, '77:01:0001001:4']);
  });

  test('a person has so many folders, and what is there is still answered', async () => {
    const person = await fresh();
    const now = new Date();
    const rows = Array.from({ length: mostDeals }, (_, at) => ({
      id: world.deps.newId(),
      user_id: person.id,
      object_key: `77:01:0001001:${at}`,
      object_address: '',
      advert_id: null,
      sellers: '[]',
      steps: '[]',
      created_at: now,
      changed_at: now,
    }));
    await world.db.insertInto('deal').values(rows).execute();
    const more = await createDealOf(person, { object_key: '77:01:0001001:99999' });
    expect(more).toMatchObject({ status: 409, code: 'deal_limit_reached' });
    expect(await createDealOf(person, { object_key: '77:01:0001001:1' })).toMatchObject({ version: 1 });
  });
});

describe('documents of a folder', () => {
  let dealId: string;
  beforeAll(async () => {
    buyer = await fresh();
    dealId = (await createDealOf(buyer)).deal_id;
  });

  test('a document is stored so that its file says nothing, and its owner gets it back by its name', async () => {
    const content = Buffer.from('%PDF-1.7\nДоговор между Тестовым и Образцовым\n%%EOF');
    const file = await fileOf(buyer, dealId, {
      file_name: 'Договор.pdf',
      content: content.toString('base64'),
    });
    expect(file).toMatchObject({
      groupID: dealId,
      content_type: 'application/pdf',
      is_added: false,
      bytes: content.length,
    });
    for (const hash of await storedFiles())
      expect((await world.deps.files.get(hash))?.includes('Договор между')).toBe(false);
    const answer = await buyer.request({ url: `/attachment/${file.attachment_id}` });
    expect(answer.rawPayload).toEqual(content);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('Договор.pdf')}`,
      'x-content-type-options': 'nosniff',
    });
  });

  test('equal documents of two people are two files, and one goes without the other', async () => {
    const other = await fresh();
    const { deal_id: theirs } = await createDealOf(other);
    const [one, two] = [await fileOf(buyer, dealId), await fileOf(other, theirs)];
    await other.request({ method: 'DELETE', url: `/attachment/${two.attachment_id}` });
    expect((await other.request({ url: `/attachment/${two.attachment_id}` })).json()).toMatchObject({
      status: 404,
      title: 'Файл не найден',
    });
    expect((await buyer.request({ url: `/attachment/${one.attachment_id}` })).statusCode).toBe(200);
  });

  test('an upload becomes a document with a kind, once, and is counted', async () => {
    const person = await fresh();
    const { deal_id: id } = await createDealOf(person);
    const { attachment_id: attachmentId } = await fileOf(person, id);
    expect((await read(person, id)).document_list).toEqual([]);
    await add(person, id, attachmentId, { title: 'Черновик' });
    const changed = (
      await add(person, id, attachmentId, { kind: 'receipt', title: 'Расписка' })
    ).json<Deal>();
    expect(changed.documents).toBe(1);
    expect(changed.document_list).toMatchObject([
      { attachment_id: attachmentId, kind: 'receipt', title: 'Расписка' },
    ]);
    const listed = await person.request({ url: `/attachment?groupID=${id}` });
    expect(listed.json()).toMatchObject({ attachments: [{ is_added: true }], is_permitted: true });
  });

  test.each([
    ['a program', Buffer.from('MZ\u0090 This program cannot be run in DOS mode')],
    ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an empty PDF', Buffer.from('')],
    [
      'a document that is too large',
      Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(maxDealDocumentBytes)]),
    ],
  ] as const)('%s is no document, and nothing of it is kept', async (_, content) => {
    const before = await storedFiles();
    const refused = await uploadTo(buyer, dealId, { content: content.toString('base64') });
    expect([400, 422]).toContain(refused.statusCode);
    expect(await storedFiles()).toEqual(before);
  });

  test('a photo far larger than a document may be is refused before it is read', async () => {
    const refused = await uploadTo(buyer, dealId, { content: 'A'.repeat(1.5 * maxDealDocumentBytes) });
    expect(refused.json()).toMatchObject({ status: 413, code: 'payload_too_large' });
  });

  test('a file of one folder is no document of another', async () => {
    const { deal_id: other } = await createDealOf(buyer, { object_key: '77:01:0001001:5' });
    const { attachment_id: attachmentId } = await fileOf(buyer, dealId);
    expect((await add(buyer, other, attachmentId)).json()).toMatchObject({
      status: 404,
      title: 'Файл не найден',
    });
  });

  test('a file that was changed in its folder is not handed out', async () => {
    const { attachment_id: id } = await fileOf(buyer, dealId);
    const foreign = await fileOf(buyer, dealId);
    await world.db
      .updateTable('deal_document')
      .set(({ selectFrom }) => ({
        sealed_key: selectFrom('deal_document').select('sealed_key').where('id', '=', foreign.attachment_id),
      }))
      .where('id', '=', id)
      .execute();
    expect((await buyer.request({ url: `/attachment/${id}` })).statusCode).toBe(500);
  });

  test('a folder takes so many documents', async () => {
    const person = await fresh();
    const { deal_id: id } = await createDealOf(person);
    const rows = Array.from({ length: mostDealDocuments }, (_, at) => ({
      id: world.deps.newId(),
      deal_id: id,
      file_name: 'page.xml',
      type: 'application/xml' as const,
      bytes: 1,
      file_hash: `${id} ${at}`,
      sealed_key: Buffer.alloc(0),
      uploaded_at: new Date(),
    }));
    await world.db.insertInto('deal_document').values(rows).execute();
    expect((await uploadTo(person, id)).json()).toMatchObject({ code: 'deal_document_limit_reached' });
  });

  test('the staff in the place of the owner reads neither the folder nor its documents', async () => {
    const admin = await world.signIn({ staff: 'admin' });
    const { attachment_id: attachmentId } = await fileOf(buyer, dealId);
    const staff = await signInAs(world, admin, buyer);
    for (const url of [
      '/deals',
      `/deal/${dealId}`,
      `/attachment?groupID=${dealId}`,
      `/attachment/${attachmentId}`,
    ])
      expect((await staff.request({ url })).json()).toMatchObject({
        status: 403,
        code: 'impersonation_refused',
      });
    expect((await staff.request({ url: '/attachment?groupID=logo' })).statusCode).toBe(200);
  });

  test('an export tells of folders, and a destroyed account leaves neither rows nor files', async () => {
    const person = await fresh();
    const { deal_id: id } = await createDealOf(person);
    const before = await storedFiles();
    await fileOf(person, id, { file_name: 'Расписка.xml' });
    const collected = await collectData(world.db, person.id);
    expect(collected.find(({ name }) => name === 'deals')?.rows).toMatchObject([
      { object_key: dealObject, documents: [{ file_name: 'Расписка.xml' }] },
    ]);
    await inTransaction(world.db, (tx) => insertDeletion(tx, person.id, world.clock.now()));
    expect(await destroyAccount(world.deps, person.id)).toBe(true);
    expect((await storedFiles()).toSorted()).toEqual(before.toSorted());
    expect(await world.db.selectFrom('deal').select('id').where('id', '=', id).execute()).toEqual([]);
  });

  test('a removed folder takes its documents along, and sweeping keeps those of others', async () => {
    const person = await fresh();
    const { deal_id: id } = await createDealOf(person);
    const before = await storedFiles();
    await fileOf(person, id);
    expect(await storedFiles()).toHaveLength(before.length + 1);
    expect((await person.request({ method: 'DELETE', url: `/deal/${id}` })).statusCode).toBe(200);
    expect((await storedFiles()).toSorted()).toEqual(before.toSorted());
    await sweepFiles(world.deps, new Date(Date.now() + 60_000));
    expect((await person.request({ url: `/deal/${id}` })).statusCode).toBe(404);
    const { attachments } = (await buyer.request({ url: `/attachment?groupID=${dealId}` })).json<{
      attachments: DealFile[];
    }>();
    const [kept] = attachments;
    expect((await buyer.request({ url: `/attachment/${kept?.attachment_id}` })).statusCode).toBe(200);
  });
});
