import { PassThrough } from 'node:stream';
import type { Readable } from 'node:stream';
import type { Report } from '@proverka/contract/report';
import { isItemFinal } from '#fulfilment/item-status.domain.ts';
import type { ReportHub } from '../report-hub.ts';

const HEARTBEAT_MS = 15_000;
/** A reader this far behind is disconnected; after reconnecting it gets the current report. */
const MOST_BUFFERED_BYTES = 1024 * 1024;

export interface EventStream {
  readonly stream: Readable;
  readonly end: () => void;
}

/** The report now and after every change, as server-sent events; ends after the final state. */
export function streamReport(
  hub: ReportHub,
  itemId: string,
  current: Report,
  onHeartbeat: () => void,
  heartbeatMs = HEARTBEAT_MS,
): EventStream {
  const stream = new PassThrough();
  const heartbeat = setInterval(() => {
    stream.write(': heartbeat\n\n');
    onHeartbeat();
    // Catches a change whose notification was lost.
    hub.republish(itemId);
  }, heartbeatMs);
  heartbeat.unref();
  const unsubscribe = hub.subscribe(itemId, send);
  const end = (): void => {
    if (!stream.writableEnded) stream.end();
  };
  stream.once('close', () => {
    clearInterval(heartbeat);
    unsubscribe();
  });

  function send(report: Report | null): void {
    if (stream.writableEnded || stream.destroyed) return;
    if (report !== null) stream.write(`event: report\ndata: ${JSON.stringify(report)}\n\n`);
    if (stream.writableLength > MOST_BUFFERED_BYTES) stream.destroy();
    else if (report === null || isSettled(report)) end();
  }

  send(current);
  return { stream, end };
}

/** `failed` is not final until the refund has reached the card. */
const isSettled = ({ status }: Report): boolean => isItemFinal(status) && status !== 'failed';
