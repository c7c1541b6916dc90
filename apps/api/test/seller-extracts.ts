import type { ApiReply } from '@proverka/contract/api';
import type { OrderBody } from '@proverka/contract/order';
import { signAsRegister } from '@proverka/signature/invented-register';
import type { LightMyRequestResponse as Response, InjectOptions } from 'fastify';
import { FLAT, sampleFile } from './fake-extracts.ts';

const SELLER_EXTRACT = '0192f0c1-0000-7000-8000-000000000501';

export type Uploaded = ApiReply<'POST /seller-extract'>;

/** The flat's extract as its owner has it, and the signature of the invented register. */
export const flatXml = sampleFile(FLAT.file);
export const flatSig = Buffer.from(signAsRegister(flatXml, new Date('2024-03-18T10:00:00Z')));

type Files = Readonly<Record<string, Buffer>>;
type Ask = (options: InjectOptions) => Promise<Response>;

export const sendFiles = (request: Ask, files: Files): Promise<Response> =>
  request({
    method: 'POST',
    url: '/seller-extract',
    headers: { host: 'realestate.localhost' },
    payload: {
      files: Object.entries(files).map(([name, content]) => ({
        name,
        content_base64: content.toString('base64'),
      })),
    },
  });

export const upload = async (request: Ask, files: Files): Promise<Uploaded> =>
  (await sendFiles(request, files)).json<Uploaded>();

/** An order of the report on an upload. The object it claims to be about does not count. */
export const itemOf = (id: string, lookedAt = ''): Partial<OrderBody> => ({
  order_items: [
    {
      product_id: SELLER_EXTRACT,
      object_key: '77:99:9999999:9999',
      object_address: 'чужой адрес',
      metadata: { sellerExtract: { id, ...(lookedAt !== '' && { looked_at: lookedAt }) } },
    },
  ],
});
