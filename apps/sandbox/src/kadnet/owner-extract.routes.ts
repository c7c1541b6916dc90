import { signAsRegister } from '@proverka/signature/invented-register';
import type { FastifyInstance } from 'fastify';
import { createDocuments, type DocumentDeps, type MakeDocument } from './document.ts';
import { moscowDay } from './moscow-time.domain.ts';

const NAME = /^(?<number>\d+_\d+_\d+_\d+)\.xml(?<signature>\.sig)?$/;

/** The path of the extract an owner of the object would get and pass on. */
export const ownerExtractPath = (number: string): string =>
  `/owner-extract/${number.replaceAll(':', '_')}.xml`;

/**
 * What an owner downloads from the register: an extract of today, and its signature by the invented register at the same
 * address with `.sig`. The same day gives the same bytes, so that both fit together.
 */
export function registerOwnerExtracts(app: FastifyInstance, deps: DocumentDeps, now: () => Date): void {
  const makeDocument = createDocuments(deps);
  app.get('/owner-extract/:name', (request, reply) => {
    const { name } = request.params as { name: string };
    const { number = '', signature } = NAME.exec(name)?.groups ?? {};
    if (number === '') return reply.code(404).send('Нет такого файла');
    const day = moscowDay(now());
    const document = Buffer.from(makeDocument(ownRequest(number.replaceAll('_', ':'), day), false));
    const signedAt = new Date(`${day}T09:00:00Z`);
    return reply
      .type('application/octet-stream')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(signature === undefined ? document : Buffer.from(signAsRegister(document, signedAt)));
  });
}

const ownRequest = (number: string, day: string): Parameters<MakeDocument>[0] => ({
  id: '',
  orderId: '',
  number,
  type: 'EgrnObject',
  objectType: '',
  region: number.slice(0, 2),
  priority: 0,
  comment: null,
  createdAt: `${day}T09:00:00Z`,
  serial: 0,
  outcome: 'done',
  readyMs: 0,
});
