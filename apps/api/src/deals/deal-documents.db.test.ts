import type { Deal } from '@proverka/contract/deal';
import { maxDealDocumentBytes, mostDealDocuments } from '@proverka/contract/deal-limits';
import type { DealFile } from '@proverka/contract/settings';
import { beforeAll, describe, expect, test } from 'vitest';
import { createDealOf, dealObject, uploadTo } from '../../test/deals.ts';
import { signInAs } from '../../test/impersonation.ts';
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

const fresh = () => world.signIn();
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
      .set((eb) => ({
        sealed_key: eb
          .selectFrom('deal_document')
          .select('sealed_key')
          .where('id', '=', foreign.attachment_id),
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
