import { z } from 'zod';
import type { Abandoned, Answer, SlowSource, Working } from '#platform/outbound/source.ts';
import { malformed } from './sources/read-json.ts';
import { unavailable } from '#platform/outbound/source.ts';
import type { Kadnet } from './sources/kadnet/client.ts';

export interface ExtractSubject {
  readonly cadastralNumber: string;
  readonly requestType: 'EgrnObject' | 'EgrnRightList';
}

export const extractSource = 'Росреестр (ЕГРН)';

const ticketSchema = z.object({ Id: z.string().min(1) });
const infoSchema = z.object({
  Id: z.string(),
  OrderId: z.string().nullish(),
  Comment: z.string().nullish(),
  Status: z.string(),
});

/** `Отказ` comes with a document, the register's decision; `Ошибка` has none. */
const READY = new Set(['Выполнен', 'Отказ']);
const FAILED = 'Ошибка';
const PRIORITY = '80';

/**
 * Extracts from the register through Kadnet: ordered, polled, downloaded. Our reference is sent as `OrderId` and in the
 * comment: an order whose answer was lost is found by it in the list and never placed twice.
 */
export function createExtractSource(kadnet: Kadnet): SlowSource<ExtractSubject, Buffer> {
  return {
    async ask({ cadastralNumber, requestType }, reference, signal) {
      const form = {
        Id: reference,
        OrderId: reference,
        Number: cadastralNumber,
        Priority: PRIORITY,
        RequestType: requestType,
        ObjectType: '',
        Region: cadastralNumber.slice(0, 2),
        Comment: reference,
      };
      const reply = await kadnet.create('Requests/Create', form, ticketSchema, signal);
      if (reply.kind === 'unavailable') return reply;
      if (reply.kind === 'refused')
        return unavailable(`Поставщик выписок не принял запрос: ${reply.message}`, false);
      return { kind: 'ticketed', ticket: reply.data.Id };
    },

    async find(reference, except, signal) {
      const reply = await kadnet.get('Requests/List', z.array(infoSchema), signal);
      if (reply.kind === 'unavailable') return reply;
      // A refused list does not prove that the order is missing: ordering again would pay twice.
      if (reply.kind === 'refused') return unavailable(`kadnet: list refused: ${reply.message}`);
      const ours = reply.data.find(
        ({ Id: id, OrderId: order, Comment: comment }) =>
          !except.includes(id) && (order === reference || comment === reference),
      );
      return ours === undefined ? null : { kind: 'ticketed', ticket: ours.Id };
    },

    async look(ticket, signal): Promise<Answer<Buffer> | Working | Abandoned> {
      const id = encodeURIComponent(ticket);
      const reply = await kadnet.get(`Requests/Info/${id}`, infoSchema, signal);
      if (reply.kind === 'unavailable') return reply;
      if (reply.kind === 'refused')
        return { kind: 'abandoned', reason: `Поставщик выписок: ${reply.message}` };
      const { Id: about, Status: status } = reply.data;
      if (about.toLowerCase() !== ticket.toLowerCase()) return malformed('kadnet', 'strangers');
      if (status === FAILED) return { kind: 'abandoned', reason: 'Поставщик выписок сообщил об ошибке.' };
      if (!READY.has(status)) return { kind: 'working' };
      const document = await kadnet.download(`Requests/Result/${id}`, { type: 'xml' }, signal);
      if (document === 'not_ready') return { kind: 'working' };
      if (!Buffer.isBuffer(document)) return document;
      return { kind: 'found', data: document, source: extractSource, sourceDate: null };
    },
  };
}
