import type { PlacedOrder } from '@proverka/contract/order';
import type { SellerExtract } from '@proverka/contract/seller-extract';
import { archiveOf } from '@proverka/archive/archive.fixtures';
import type { InjectOptions } from 'fastify';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FLAT } from '../../../test/fake-extracts.ts';
import { fromBalance, order, orderByCard } from '../../../test/orders.ts';
import { buy, createReportWorld, deliver, readReport, resetReportWorld } from '../../../test/reports.ts';
import type { ReportWorld } from '../../../test/reports.ts';
import { flatSig, flatXml, itemOf, sendFiles, upload } from '../../../test/seller-extracts.ts';
import type { SignedInPerson } from '../../../test/world.ts';
import { expireSellerExtractsJob } from './expire-seller-extracts.job.ts';

let world: ReportWorld;
beforeAll(async () => {
  world = await createReportWorld();
});
beforeEach(() => resetReportWorld(world));

const guest = (options: InjectOptions) => world.api.inject(options);
const rich = () => world.signIn({ paid: 1000_00 });

/** Uploads the flat's extract with its signature, orders its report and reads it. */
async function reportOn(person: SignedInPerson, files: Readonly<Record<string, Buffer>>, lookedAt = '') {
  const { extracts } = await upload(person.request, files);
  const id = extracts[0]?.id ?? '';
  const placed = (await order(person, fromBalance(itemOf(id, lookedAt)))).json<PlacedOrder>();
  await world.jobs.runDue();
  const report = await readReport(person, placed.order_items[0]?.order_item_id ?? '');
  return { report, placed, id };
}

describe('an upload', () => {
  test('is told what it is, and that its signature is valid, before anything is paid', async () => {
    const { extracts, refused } = await upload(guest, { 'extract.xml': flatXml, 'extract.xml.sig': flatSig });
    expect(refused).toEqual([]);
    expect(extracts).toEqual([
      expect.objectContaining({
        cadastral_number: FLAT.number,
        date: '2024-03-18',
        price: 99,
        is_included: false,
        signature: expect.objectContaining({ state: 'valid', title: 'Подпись Росреестра верна' }),
      }),
    ]);
  });

  test('is taken as the archive it came in', async () => {
    const archive = archiveOf(
      { name: 'report.xml', content: flatXml },
      { name: 'report.xml.sig', content: flatSig },
      { name: 'report.pdf', content: Buffer.from('%PDF-1.7') },
    );
    const { extracts } = await upload(guest, { 'Response-1.zip': archive });
    expect(extracts.map(({ signature }) => signature.state)).toEqual(['valid']);
  });

  test('that was changed after signing is called changed', async () => {
    const changed = Buffer.from(flatXml.toString().replace('Ипотека', 'Аренда'));
    expect(changed.equals(flatXml)).toBe(false);
    const { extracts } = await upload(guest, { 'extract.xml': changed, 'extract.xml.sig': flatSig });
    expect(extracts[0]?.signature).toMatchObject({
      state: 'invalid',
      title: 'Выписку изменили после подписания',
    });
  });

  test('without a signature, or with a broken one, was not checked and says why', async () => {
    const bare = await upload(guest, { 'extract.xml': flatXml });
    expect(bare.extracts[0]?.signature).toMatchObject({ state: 'not_checked', reason: 'no_signature' });
    const broken = await upload(guest, { 'extract.xml': flatXml, 'extract.sig': flatSig.subarray(0, 200) });
    expect(broken.extracts[0]?.signature).toMatchObject({ state: 'not_checked', reason: 'unreadable' });
  });

  test.each([
    ['выписка.pdf', Buffer.from('%PDF-1.7 …'), 'pdf', /PDF.*ZIP или XML/],
    ['page.html', Buffer.from('<!DOCTYPE html><html><body></body></html>'), 'web_page', /страница сайта/],
    ['photo.jpg', Buffer.from('ffd8ffe000104a464946', 'hex'), 'picture', /снимок/],
    ['extract.rar', Buffer.from('526172211a0700', 'hex'), 'packed', /Распакуйте/],
    ['empty.xml', Buffer.alloc(0), 'empty', /пустой/],
    ['half.xml', flatXml.subarray(0, 3000), 'truncated', /обрывается.*ещё раз/],
    ['foreign.xml', Buffer.from('<?xml version="1.0"?><invoice/>'), 'wrong_root', /не документ ЕГРН/],
    ['hostile.xml', Buffer.from('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'), 'doctype_forbidden', /DTD/],
    ['extract.xml.sig', flatSig, 'signature_alone', /только подпись/],
    [
      'letters.zip',
      archiveOf({ name: 'a.txt', content: Buffer.from('a') }),
      'archive_without_document',
      /ZIP/,
    ],
  ])('of %s is refused with one reason and what to do', async (name, content, code, words) => {
    const { extracts, refused } = await upload(guest, { [name]: content });
    expect(extracts).toEqual([]);
    expect(refused).toEqual([{ file_name: name, code, text: expect.stringMatching(words) }]);
    expect(
      await world.db.selectFrom('seller_extract').select('id').where('file_name', '=', name).execute(),
    ).toEqual([]);
  });

  test('of more than the limit is refused as a whole', async () => {
    const response = await sendFiles(guest, { 'large.xml': Buffer.alloc(21 * 1024 * 1024, ' ') });
    expect(response.statusCode).toBe(413);
  });

  test('of a signed-in person opens for that person only', async () => {
    const [person, other] = [await rich(), await rich()];
    const { extracts } = await upload(person.request, { 'extract.xml': flatXml });
    const url = `/seller-extract/${extracts[0]?.id}`;
    expect((await person.request({ url })).statusCode).toBe(200);
    expect((await other.request({ url })).statusCode).toBe(404);
    expect((await guest({ url })).statusCode).toBe(404);
    const ordered = await order(other, fromBalance(itemOf(extracts[0]?.id ?? '')));
    expect(ordered.json()).toMatchObject({ code: 'seller_extract_not_found' });
  });
});

describe('a report on an upload', () => {
  test('says what the extract says, that its signature is valid, and that it is about the object looked at', async () => {
    const person = await rich();
    const { report } = await reportOn(person, { 'a.xml': flatXml, 'a.xml.sig': flatSig }, FLAT.number);
    expect(report).toMatchObject({ status: 'done', object_key: FLAT.number, has_pdf: true });
    expect(report.extracts).toHaveLength(1);
    const codes = report.findings.map(({ code }) => code);
    expect(codes).toContain('seller_signature_valid');
    expect(codes).toContain('seller_object_same');
    expect(codes).toContain('seller_extract_age');
    expect(codes.filter((code) => code.startsWith('encumbrance_')).length).toBeGreaterThan(0);
    for (const { source } of report.findings) expect(source).toContain('Выписка, присланная продавцом');
    const pdf = await person.request({ url: `/report/${report.order_item_id}/pdf` });
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('on a changed file is a danger, and on another object a warning, whatever the extract says', async () => {
    const person = await rich();
    const changed = Buffer.from(flatXml.toString().replace('Ипотека', 'Аренда'));
    const { report } = await reportOn(
      person,
      { 'a.xml': changed, 'a.xml.sig': flatSig },
      '77:01:0001001:1024',
    );
    expect(report.verdict).toMatchObject({ level: 'danger' });
    expect(report.verdict?.reasons).toContain('seller_signature_invalid');
    expect(report.findings.find(({ code }) => code === 'seller_object_other')).toMatchObject({
      level: 'warning',
    });
  });

  test('never calls a flat clear while nobody knows whether the file is genuine', async () => {
    const { report } = await reportOn(await rich(), { 'a.xml': flatXml });
    expect(report.findings.find(({ code }) => code === 'seller_signature_unchecked')).toMatchObject({
      level: 'unchecked',
    });
    expect(report.verdict?.level).not.toBe('clear');
  });

  test('costs its price, and nothing for an object whose extract was bought', async () => {
    const person = await rich();
    const first = await reportOn(person, { 'a.xml': flatXml });
    expect(first.placed.total_amount).toBe(99);
    await buy(world, person);
    await deliver(world);
    const { extracts } = await upload(person.request, { 'a.xml': flatXml });
    expect(extracts[0]).toMatchObject({ is_included: true, price: 0 });
    const second = await reportOn(person, { 'a.xml': flatXml });
    expect(second.placed.total_amount).toBe(0);
    expect(second.report.status).toBe('done');
  });

  test('is not sold without an upload', async () => {
    const person = await rich();
    const body = itemOf('0192f0c1-0000-7000-8000-00000000ffff');
    expect((await order(person, fromBalance(body))).json()).toMatchObject({
      code: 'seller_extract_not_found',
    });
    const [item] = body.order_items ?? [];
    const bare = { order_items: [{ ...item, metadata: {} }] } as typeof body;
    expect((await order(person, fromBalance(bare))).json()).toMatchObject({
      code: 'seller_extract_not_found',
    });
  });
});

describe('the life of an upload', () => {
  const rowOf = (id: string) =>
    world.db.selectFrom('seller_extract').selectAll().where('id', '=', id).executeTakeFirst();
  const DAY = 24 * 3600 * 1000;

  test('an upload nobody ordered is destroyed with its file after a day', async () => {
    const copy = Buffer.from(flatXml.toString().replace('</', ' </'));
    const { extracts } = await upload(guest, { 'a.xml': copy });
    const id = extracts[0]?.id ?? '';
    const hash = (await rowOf(id))?.file_hash ?? '';
    expect(await world.deps.files.get(hash)).not.toBeNull();
    const later = { ...world.deps, now: () => new Date(world.clock.now().getTime() + DAY + 1000) };
    await expireSellerExtractsJob(later);
    expect(await rowOf(id)).toBeUndefined();
    expect(await world.deps.files.get(hash)).toBeNull();
  });

  test('an upload whose order waits for its payment outlives the order; its file stays with the report', async () => {
    const person = await world.signIn();
    const { extracts } = await upload(person.request, { 'a.xml': flatXml });
    const { id = '' }: Partial<SellerExtract> = extracts[0] ?? {};
    await orderByCard(world, person, itemOf(id));
    const expiresAt = (await rowOf(id))?.expires_at.getTime() ?? 0;
    expect(expiresAt).toBeGreaterThan(world.clock.now().getTime() + DAY);
    const hash = (await rowOf(id))?.file_hash ?? '';
    const { report } = await reportOn(await rich(), { 'a.xml': flatXml });
    expect(report.status).toBe('done');
    const later = { ...world.deps, now: () => new Date(expiresAt + 1000) };
    await expireSellerExtractsJob(later);
    expect(await rowOf(id)).toBeUndefined();
    expect(await world.deps.files.get(hash)).not.toBeNull();
  });

  test('its owner may destroy it at once, but not once it is ordered', async () => {
    const person = await rich();
    const { extracts } = await upload(person.request, { 'a.xml': flatXml });
    const url = `/seller-extract/${extracts[0]?.id}`;
    expect((await person.request({ method: 'DELETE', url })).statusCode).toBe(200);
    expect((await person.request({ url })).statusCode).toBe(404);
    const { id } = await reportOn(person, { 'a.xml': flatXml });
    expect((await person.request({ method: 'DELETE', url: `/seller-extract/${id}` })).statusCode).toBe(404);
  });
});
