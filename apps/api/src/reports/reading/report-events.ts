import { PassThrough } from 'node:stream';
import type { Readable } from 'node:stream';
import type { Report } from '@proverka/contract/report';
import { isItemFinal } from '#fulfilment/item-status.domain.ts';
import { everyAbout } from '#platform/every-about.ts';
import type { Published, ReportHub } from '../report-hub.ts';

const HEARTBEAT_MS = 15_000;
/** A reader this far behind is disconnected; after reconnecting it gets the current report. */
const MOST_BUFFERED_BYTES = 1024 * 1024;

export interface EventStream {
  readonly stream: Readable;
  readonly end: () => void;
}

/** The report now and after every change, as server-sent events; ends after the final state. */
export function streamReport(hub: ReportHub, itemId: string, current: Report): EventStream {
  const stream = new PassThrough();
  let sent = '';
  const send = ({ report, text, isNews }: Published): void => {
    if (stream.writableEnded || stream.destroyed || (!isNews && text === sent)) return;
    sent = text;
    if (report !== null) stream.write(`event: report\ndata: ${text}\n\n`);
    if (stream.writableLength > MOST_BUFFERED_BYTES) stream.destroy();
    else if (report === null || isSettled(report)) end();
  };
  const stopHeartbeat = everyAbout(HEARTBEAT_MS, () => {
    if (!stream.writableEnded) stream.write(': heartbeat\n\n');
  });
  const unsubscribe = hub.subscribe(itemId, send);
  const end = (): void => {
    if (!stream.writableEnded) stream.end();
  };
  stream.once('close', () => {
    stopHeartbeat();
    unsubscribe();
  });
  send({ report: current, text: JSON.stringify(current), isNews: true });
  return { stream, end };
}

/** `failed` is not final until the refund has reached the card. */
const isSettled = ({ status }: Report): boolean => isItemFinal(status) && status !== 'failed';
