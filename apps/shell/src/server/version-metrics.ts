import type { Measures, Vital } from '@proverka/release/measures.domain';
import { Counter, Histogram, type Registry } from 'prom-client';

interface Labels {
  readonly remote: string;
  readonly version: string;
}

const labelNames = ['remote', 'version'] as const;

/** What Prometheus reads of each version of a remote. */
export function createVersionMetrics(registry: Registry) {
  const registers = [registry];
  const counter = <Name extends string>(name: string, help: string, more: readonly Name[]) =>
    new Counter({ name, help, labelNames: [...labelNames, ...more], registers });
  const requests = counter('proverka_shell_documents_total', 'Documents by remote, version and status', [
    'status',
  ]);
  const bytes = counter('proverka_shell_sent_bytes_total', 'Bytes of documents and files', ['kind']);
  const files = counter('proverka_shell_files_total', 'Files sent to browsers', []);
  const signals = counter('proverka_shell_view_signals_total', 'What pages said of themselves', ['signal']);
  const seconds = new Histogram({
    name: 'proverka_shell_web_vital_seconds',
    help: 'Web vitals of documents that are times: ttfb, fcp, lcp, inp',
    labelNames: [...labelNames, 'vital'],
    buckets: [0.05, 0.1, 0.2, 0.5, 0.8, 1, 1.8, 2.5, 4, 6, 12],
    registers,
  });
  const shift = new Histogram({
    name: 'proverka_shell_layout_shift',
    help: 'Cumulative layout shift of documents',
    labelNames,
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5],
    registers,
  });
  return {
    document: (labels: Labels, status: number, size: number) => {
      requests.inc({ ...labels, status: `${Math.floor(status / 100)}xx` });
      bytes.inc({ ...labels, kind: 'document' }, size);
    },
    file: (labels: Labels, size: number) => {
      files.inc({ ...labels });
      bytes.inc({ ...labels, kind: 'file' }, size);
    },
    signal: (labels: Labels, signal: string) => signals.inc({ ...labels, signal }),
    vital: (labels: Labels, vital: Vital, value: number) =>
      vital === 'cls'
        ? shift.observe({ ...labels }, value / 1000)
        : seconds.observe({ ...labels, vital }, value / 1000),
    /** Versions nobody asked for in these hours are left out from here on: every release would add some. */
    forgetAllBut: async (hours: readonly Readonly<Record<string, Readonly<Record<string, Measures>>>>[]) => {
      for (const metric of [requests, bytes, files, signals, seconds, shift]) {
        const { values } = await metric.get();
        for (const labels of uniqueLabels(values))
          if (!hours.some((hour) => hour[labels['remote'] ?? '']?.[labels['version'] ?? '']))
            metric.remove(labels);
      }
    },
  };
}

/** Without the bounds of a histogram's buckets, which are no labels of their own. */
function uniqueLabels(
  values: readonly { readonly labels: Partial<Record<string, string | number>> }[],
): Record<string, string>[] {
  const known = new Map<string, Record<string, string>>();
  for (const { labels } of values) {
    const { le: _bound, ...own } = labels;
    known.set(
      JSON.stringify(own),
      Object.fromEntries(Object.entries(own).map(([name, value]) => [name, String(value)])),
    );
  }
  return [...known.values()];
}
