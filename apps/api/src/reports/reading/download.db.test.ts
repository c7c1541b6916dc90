import { archiveOf } from '@proverka/archive/archive.fixtures';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eventsAbout } from '../../../test/audit.ts';
import { FLAT, flatDocument, sampleFile } from '../../../test/fake-extracts.ts';
import { EGRN_OBJECT, EGRN_RIGHT_LIST, PRICE } from '../../../test/orders.ts';
import {
  buy,
  createReportWorld,
  deliver,
  itemAbout,
  readReport,
  resetReportWorld,
} from '../../../test/reports.ts';
import type { ReportWorld } from '../../../test/reports.ts';
import { asRead } from '../../../test/worked-order.ts';
import type { SignedInPerson } from '../../../test/world.ts';

let world: ReportWorld;
let buyer: SignedInPerson;
beforeAll(async () => {
  world = await createReportWorld();
});
beforeEach(async () => {
  await resetReportWorld(world);
  buyer = await world.signIn({ paid: 10 * PRICE });
});

const xml = sampleFile(FLAT.file);
const sig = Buffer.from('подпись');
const ask = (query: Record<string, string>, who = buyer) =>
  who.request({ url: `/download?${new URLSearchParams(query).toString()}` });
const delivered = async (more = itemAbout(FLAT.number)) => {
  const itemId = await buy(world, buyer, more);
  await deliver(world);
  return { itemId, ...(await asRead(world, itemId)) };
};

describe('files of an order', () => {
  test('are the document and the signature as they came, by the order or its item', async () => {
    world.extracts.document = () =>
      archiveOf({ name: 'a.xml', content: xml }, { name: 'a.xml.sig', content: sig });
    const { itemId, orderId } = await delivered();
    const report = await readReport(buyer, itemId);
    expect(report.tasks.map(({ files }) => files)).toEqual([['xml', 'sig']]);
    for (const orderID of [orderId, itemId]) {
      const document = await ask({ orderID, fileType: 'xml' });
      expect(document.rawPayload.equals(xml)).toBe(true);
      expect(document.headers).toMatchObject({
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename="extract-${report.number}.xml"`,
        'x-content-type-options': 'nosniff',
      });
      expect((await ask({ orderID, fileType: 'sig' })).rawPayload.equals(sig)).toBe(true);
    }
  });

  test('without a signature have none', async () => {
    const { orderId } = await delivered();
    expect((await ask({ orderID: orderId, fileType: 'xml' })).statusCode).toBe(200);
    expect((await ask({ orderID: orderId, fileType: 'sig' })).json()).toMatchObject({
      code: 'file_not_found',
    });
  });

  test('are named by their check where an order has several', async () => {
    world.extracts.document = flatDocument;
    const items = [EGRN_OBJECT, EGRN_RIGHT_LIST].flatMap(
      (id) => itemAbout(FLAT.number, id).order_items ?? [],
    );
    const { itemId, orderId } = await delivered({ order_items: items });
    expect((await ask({ orderID: orderId, fileType: 'xml' })).json()).toMatchObject({
      code: 'file_ambiguous',
    });
    const [task] = (await readReport(buyer, itemId)).tasks;
    const taskID = task?.task_id ?? '';
    expect((await ask({ orderID: orderId, fileType: 'xml', taskID })).rawPayload.equals(xml)).toBe(true);
  });

  test('are not there before the source has answered', async () => {
    const itemId = await buy(world, buyer);
    for (const fileType of ['xml', 'pdf'])
      expect((await ask({ orderID: itemId, fileType })).json()).toMatchObject({ code: 'file_not_found' });
  });

  test('are nobody else’s; a look of the staff is in the journal', async () => {
    const { itemId } = await delivered();
    const stranger = await world.signIn();
    const support = await world.signIn({ staff: 'support' });
    for (const who of [stranger, support])
      expect((await ask({ orderID: itemId, fileType: 'xml' }, who)).json()).toMatchObject({
        code: 'order_not_found',
      });
    const admin = await world.signIn({ staff: 'admin' });
    expect((await ask({ orderID: itemId, fileType: 'xml' }, admin)).statusCode).toBe(200);
    expect(await eventsAbout(world, 'file.read', itemId)).toEqual([
      { user_id: admin.id, owner_id: buyer.id },
    ]);
  });
});
