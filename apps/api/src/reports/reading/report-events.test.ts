import type { Report } from '@proverka/contract/report';
import { expect, test } from 'vitest';
import type { Published } from '../report-hub.ts';
import { streamReport } from './report-events.ts';

const reportOf = (status: Report['status']) => ({ status }) as Report;

/** A stream, what to tell it, and what it has sent. */
function openStream(status: Report['status']) {
  let tell: (published: Published) => void = () => undefined;
  const { stream } = streamReport(
    {
      subscribe: (_itemId, subscriber) => {
        tell = subscriber;
        return () => undefined;
      },
      republish: () => undefined,
      join: () => null,
      stop: async () => undefined,
    },
    'item',
    reportOf(status),
  );
  const publish = (next: Report['status'], isNews: boolean) =>
    tell({ report: reportOf(next), text: JSON.stringify(reportOf(next)), isNews });
  const sent = () => [...String(stream.read() ?? '').matchAll(/"status":"(\w+)"/g)].map(([, word]) => word);
  return { publish, sent };
}

test('a report that was read again without news is sent only to those who do not have it', () => {
  const { publish, sent } = openStream('running');
  expect(sent()).toEqual(['running']);
  publish('running', false);
  expect(sent()).toEqual([]);
  publish('needs_data', false);
  publish('needs_data', false);
  expect(sent()).toEqual(['needs_data']);
});

test('every change is sent, whatever it changed', () => {
  const { publish, sent } = openStream('running');
  publish('running', true);
  expect(sent()).toEqual(['running', 'running']);
});
