import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { PRICE } from '../../../test/orders.ts';
import { buy, createReportWorld, deliver } from '../../../test/reports.ts';
import { createPdfRenderer } from './pdf-renderer.ts';

const picture = (fill: string): string => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><rect width="300" height="100" fill="${fill}"/></svg>`;
  return Buffer.from(new Resvg(drawing).render().asPng()).toString('base64');
};
const hasPicture = (pdf: Buffer): boolean => /\/Subtype\s*\/Image/u.test(pdf.toString('latin1'));

test("a PDF has the owner's current logo, and the PDF with the old one is deleted", async () => {
  const world = await createReportWorld();
  const realtor = await world.signIn({ role: 2, paid: PRICE });
  const itemId = await buy(world, realtor);
  await deliver(world);
  const readPdf = async (): Promise<Buffer> =>
    (await realtor.request({ url: `/report/${itemId}/pdf` })).rawPayload;
  const keptHash = async (): Promise<string> => {
    const row = await world.db
      .selectFrom('report')
      .select('pdf_hash')
      .where('item_id', '=', itemId)
      .executeTakeFirstOrThrow();
    return row.pdf_hash ?? '';
  };
  const plain = await readPdf();
  expect(hasPicture(plain)).toBe(false);
  const plainHash = await keptHash();

  const uploaded = await realtor.request({
    method: 'POST',
    url: '/attachment',
    payload: { groupID: 'logo', file_name: 'logo.png', content: picture('#c80000') },
  });
  expect(await world.deps.files.get(plainHash)).toBeNull();
  expect(hasPicture(await readPdf())).toBe(true);
  const withLogoHash = await keptHash();

  const { attachment_id: id } = uploaded.json().attachment;
  await realtor.request({ method: 'DELETE', url: `/attachment/${id}` });
  expect(await world.deps.files.get(withLogoHash)).toBeNull();
  expect((await readPdf()).equals(plain)).toBe(true);
});

test.each([
  ['without a logo, when one is uploaded meanwhile', false],
  ['with a logo, when it is removed meanwhile', true],
])('a PDF printed %s, is not kept', async (_when, hasLogo) => {
  let meanwhile = () => Promise.resolve();
  const press = createPdfRenderer();
  const world = await createReportWorld({
    pdf: {
      renderReportPdf: async (input) => {
        await meanwhile();
        return Buffer.from(press.renderReportPdf(input));
      },
    },
  });
  const realtor = await world.signIn({ role: 2, paid: PRICE });
  const payload = { groupID: 'logo', file_name: 'logo.png', content: picture('#00c800') };
  const upload = async () => (await realtor.request({ method: 'POST', url: '/attachment', payload })).json();
  const logo = hasLogo ? await upload() : null;
  const itemId = await buy(world, realtor);
  meanwhile = async () => {
    meanwhile = () => Promise.resolve();
    if (logo)
      await realtor.request({ method: 'DELETE', url: `/attachment/${logo.attachment.attachment_id}` });
    else await upload();
  };
  await deliver(world);
  const { rawPayload } = await realtor.request({ url: `/report/${itemId}/pdf` });
  expect(hasPicture(rawPayload)).toBe(!hasLogo);
});

test("a report has no logo when the owner's role has no permission", async () => {
  const world = await createReportWorld();
  const realtor = await world.signIn({ role: 2, paid: PRICE });
  const payload = { groupID: 'logo', file_name: 'logo.png', content: picture('#0000c8') };
  await realtor.request({ method: 'POST', url: '/attachment', payload });
  const itemId = await buy(world, realtor);
  await world.db.updateTable('app_user').set({ role: 1 }).where('id', '=', realtor.id).execute();
  await deliver(world);
  // A changed role ends the sessions.
  const pdf = await (await world.signInAgain(realtor)).request({ url: `/report/${itemId}/pdf` });
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect(hasPicture(pdf.rawPayload)).toBe(false);
});
