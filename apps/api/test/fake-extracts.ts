import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ExtractSubject } from '#registers/extract-source.ts';
import type { SlowSource } from '#platform/outbound/source.ts';
import { unavailable } from '#platform/outbound/source.ts';

type AskTrouble = 'not_done' | 'answer_lost' | 'refused';

interface Placed {
  readonly ticket: string;
  readonly reference: string;
  readonly subject: ExtractSubject;
  status: 'working' | 'ready' | 'failed';
}

export interface FakeExtracts extends SlowSource<ExtractSubject, Buffer> {
  /** Every order the supplier accepted, also those whose answer was lost. */
  readonly orders: Placed[];
  readonly askTroubles: AskTrouble[];
  /** Makes polls fail. */
  isAway: boolean;
  document: (subject: ExtractSubject) => Buffer;
  readonly end: (status: 'ready' | 'failed') => void;
}

export const sampleFile = (name: string): Buffer =>
  readFileSync(new URL(`../../../packages/extract/src/fixtures/${name}.xml`, import.meta.url));

/** A flat with a mortgage, and its number. */
export const FLAT = { file: 'syn_about_property_room_flat_mortgage', number: '77:06:0001001:1234' };

/** The flat's documents: the extract, or the history of its rights. */
export const flatDocument: FakeExtracts['document'] = ({ requestType }) =>
  sampleFile(requestType === 'EgrnRightList' ? 'syn_transfer_rights_property_room' : FLAT.file);

export function createFakeExtracts(): FakeExtracts {
  const orders: Placed[] = [];
  const askTroubles: AskTrouble[] = [];
  const fake: FakeExtracts = {
    orders,
    askTroubles,
    isAway: false,
    document: flatDocument,
    end(status) {
      for (const order of orders) if (order.status === 'working') order.status = status;
    },
    async ask(subject, reference) {
      const trouble = askTroubles.shift();
      if (trouble === 'not_done') return unavailable('timeout');
      if (trouble === 'refused') return unavailable('Поставщик не принял запрос', false);
      const placed: Placed = { ticket: randomUUID(), reference, subject, status: 'working' };
      orders.push(placed);
      return trouble === 'answer_lost' ? unavailable('timeout') : { kind: 'ticketed', ticket: placed.ticket };
    },
    async find(reference, except) {
      const placed = orders.find((one) => one.reference === reference && !except.includes(one.ticket));
      return placed === undefined ? null : { kind: 'ticketed', ticket: placed.ticket };
    },
    async look(ticket) {
      if (fake.isAway) return unavailable('away');
      const placed = orders.find((one) => one.ticket === ticket);
      if (placed === undefined || placed.status === 'failed') return { kind: 'abandoned', reason: 'failed' };
      if (placed.status === 'working') return { kind: 'working' };
      return { kind: 'found', data: fake.document(placed.subject), source: 'test', sourceDate: null };
    },
  };
  return fake;
}
