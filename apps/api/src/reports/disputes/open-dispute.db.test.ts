import { createHash } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answer, dispute, disputeWorst, documentOf, pdfTextOf, worstOf } from '../../../test/disputes.ts';
import { trespassesOn } from '../../../test/audit.ts';
import { PRICE } from '../../../test/orders.ts';
import {
  buy,
  createReportWorld,
  deliver,
  lettersTo,
  readReport,
  resetReportWorld,
} from '../../../test/reports.ts';
import type { ReportWorld } from '../../../test/reports.ts';
import type { SignedInPerson } from '../../../test/world.ts';

let world: ReportWorld;
let reader: SignedInPerson;
let itemId: string;
beforeAll(async () => {
  world = await createReportWorld();
});
beforeEach(async () => {
  await resetReportWorld(world);
  reader = await world.signIn({ paid: PRICE });
  itemId = await buy(world, reader);
  await deliver(world);
});

const reportRow = () =>
  world.db.selectFrom('report').selectAll().where('item_id', '=', itemId).executeTakeFirstOrThrow();

describe('a dispute about a finding', () => {
  test('the finding is marked on screen and on paper, its reader gets a letter, and the verdict stays', async () => {
    const before = await readReport(reader, itemId);
    const [finding] = before.findings;
    const opened = await dispute(reader, itemId, finding?.key);
    expect(opened.json()).toMatchObject({ number: expect.any(Number) });
    await world.jobs.runDue();
    const after = await readReport(reader, itemId);
    expect(after.findings[0]).toEqual({ ...finding, disputed_at: opened.json().opened_at });
    expect(after.verdict).toEqual(before.verdict);
    expect(await pdfTextOf(reader, after)).toMatch(/Оспорено \d\d\.\d\d\.\d{4}, ответа ещё нет/);
    expect(lettersTo(world, reader).at(-1)).toMatch(/^Мы получили сообщение об ошибке № \d+$/);
  });

  test('the PDF without the mark is deleted, and the hash on printouts stays', async () => {
    const before = await reportRow();
    await disputeWorst(reader, itemId);
    await world.jobs.runDue();
    const after = await reportRow();
    expect(after.pdf_hash).not.toBe(before.pdf_hash);
    expect(await world.deps.files.get(before.pdf_hash ?? '')).toBeNull();
    expect(after.content_hash).toBe(before.content_hash);
  });

  test('a finding has one open dispute, however often it is sent', async () => {
    const { key } = await worstOf(reader, itemId);
    const sent = await Promise.all([1, 2, 3].map(() => dispute(reader, itemId, key)));
    expect(sent.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await dispute(reader, itemId, key)).json()).toMatchObject({ code: 'dispute_open' });
  });

  test('after an answer the same finding may be disputed again', async () => {
    const admin = await world.signIn({ staff: 'admin' });
    const id = await disputeWorst(reader, itemId);
    await answer(admin, id, { outcome: 'explained', text: 'Запись действует.' });
    const { key } = await worstOf(reader, itemId);
    expect((await dispute(reader, itemId, key)).statusCode).toBe(200);
  });

  test('a finding that the report does not have cannot be disputed', async () => {
    expect((await dispute(reader, itemId, 'другая')).json()).toMatchObject({ code: 'finding_not_found' });
  });

  test('what is wrong has to be said', async () => {
    const { key } = await worstOf(reader, itemId);
    for (const text of ['', ' \n ', 'я'.repeat(4001)]) {
      expect((await dispute(reader, itemId, key, { text })).statusCode).toBe(400);
    }
  });

  test("only the reader disputes a report; another's attempt is refused and recorded", async () => {
    const { key } = await worstOf(reader, itemId);
    const others = [await world.signIn(), await world.signIn({ staff: 'admin' })];
    for (const other of others) {
      expect((await dispute(other, itemId, key)).json()).toMatchObject({ code: 'report_not_found' });
    }
    expect(await trespassesOn(world, reader.id)).toContain('report.dispute');
    expect((await worstOf(reader, itemId)).disputed_at).toBeUndefined();
  });
});

describe('the document of a dispute', () => {
  const PNG = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  );
  const read = (who: SignedInPerson, id: string) => who.request({ url: `/dispute/${id}/document` });

  test('is what it is by its content, and downloaded by its sender and the staff only (V3.2.1, V5.2.2, V5.4.1, V5.4.2)', async () => {
    const pdf = '%PDF-1.7\nОбразец';
    const id = await disputeWorst(reader, itemId, documentOf(pdf, '"><script>.html'));
    const [admin, manager] = [
      await world.signIn({ staff: 'admin' }),
      await world.signIn({ staff: 'manager' }),
    ];
    for (const who of [reader, admin, manager]) {
      const { headers, rawPayload } = await read(who, id);
      expect(rawPayload.toString()).toBe(pdf);
      expect(headers).toMatchObject({
        'content-type': 'application/octet-stream',
        'content-disposition': expect.stringMatching(/^attachment; filename="dispute-\d+\.pdf"$/),
        'x-content-type-options': 'nosniff',
      });
    }
    expect((await read(await world.signIn(), id)).json()).toMatchObject({ code: 'dispute_not_found' });
    expect(await trespassesOn(world, reader.id)).toContain('dispute.document');
  });

  test('a picture is stored redrawn, without what is hidden behind it', async () => {
    const id = await disputeWorst(reader, itemId, documentOf(Buffer.concat([PNG, Buffer.from('<script>')])));
    const { rawPayload } = await read(reader, id);
    expect(rawPayload.subarray(1, 4).toString()).toBe('PNG');
    expect(rawPayload.includes('<script>')).toBe(false);
  });

  test('an extract with the stylesheet of the register is taken', async () => {
    const extract =
      '<?xml version="1.0" encoding="UTF-8"?><?xml-stylesheet type="text/xsl" href="https://portal.rosreestr.ru/xsl/a.xsl"?><extract/>';
    const id = await disputeWorst(reader, itemId, documentOf(extract));
    expect((await read(reader, id)).body).toBe(extract);
  });

  test.each([
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a page called XML', '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>'],
    ['a drawing', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['an XML with entities', '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
    [
      'a stylesheet of a stranger',
      '<?xml version="1.0"?><?xml-stylesheet href="https://example.com/a.xsl"?><a/>',
    ],
    ['a program', '#!/bin/sh\necho'],
    ['a broken picture', PNG.subarray(0, 40)],
    ['more than 5 MB', Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(5 * 1024 * 1024)])],
  ])('%s is refused, and nothing is kept (V1.3.4, V5.2.2)', async (_, bytes) => {
    const { key } = await worstOf(reader, itemId);
    const sent = await dispute(reader, itemId, key, documentOf(bytes));
    expect(sent.json()).toMatchObject({ status: 422, code: 'document_unusable' });
    expect((await worstOf(reader, itemId)).disputed_at).toBeUndefined();
  });

  test('the document of a refused dispute is not kept', async () => {
    const pdf = Buffer.from('%PDF-1.7 отказ');
    await dispute(reader, itemId, 'другая', documentOf(pdf));
    expect(await world.deps.files.get(createHash('sha256').update(pdf).digest('hex'))).toBeNull();
  });

  test("the report's own PDF sent as a document outlives the PDF it replaces", async () => {
    const { rawPayload } = await reader.request({ url: `/report/${itemId}/pdf` });
    const id = await disputeWorst(reader, itemId, documentOf(rawPayload));
    await world.jobs.runDue();
    expect((await read(reader, id)).rawPayload.equals(rawPayload)).toBe(true);
  });
});
