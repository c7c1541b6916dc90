import { Gauge } from 'prom-client';
import type { Registry } from 'prom-client';

/** A figure for every set of labels; a set that is gone has no sample any more. */
export interface Sample {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

export interface SampledGauge<Reading> {
  readonly name: string;
  readonly help: string;
  readonly labelNames?: readonly string[];
  readonly samples: (reading: Reading) => readonly Sample[];
}

interface Sampled<Reading> {
  readonly registry: Registry;
  /** Asked once for all gauges of one collection; without an answer they have no samples. */
  readonly read: () => Promise<Reading>;
  readonly onFailure: (error: unknown) => void;
  readonly gauges: readonly SampledGauge<Reading>[];
  /** How long a reading may take. */
  readonly mostMs?: number;
}

/** Prometheus itself gives up after ten seconds, and then has no figure at all. */
const MOST_MS = 3000;

/**
 * Gauges that are read when they are asked for, all from one reading. One that takes too long has failed for those who ask now, and is
 * not begun again before it has ended.
 */
export function addSampledGauges<Reading>({
  registry,
  read,
  onFailure,
  gauges,
  mostMs = MOST_MS,
}: Sampled<Reading>): void {
  let reading: Promise<Reading> | undefined;
  let asked: Promise<Reading | null> | undefined;
  const begun = (): Promise<Reading> =>
    (reading ??= Promise.resolve()
      .then(read)
      .finally(() => {
        reading = undefined;
      }));
  const readOnce = (): Promise<Reading | null> =>
    (asked ??= inTime(begun(), mostMs)
      .catch((error: unknown) => {
        onFailure(error);
        return null;
      })
      .finally(() => {
        asked = undefined;
      }));
  for (const { name, help, labelNames = [], samples } of gauges) {
    const gauge = new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        const answer = await readOnce();
        gauge.reset();
        if (answer !== null) for (const { labels = {}, value } of samples(answer)) gauge.set(labels, value);
        // One without labels is zero after a reset, which would be a lie without an answer.
        else if (labelNames.length === 0) gauge.remove();
      },
    });
  }
}

async function inTime<Value>(reading: Promise<Value>, mostMs: number): Promise<Value> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new Error(`The figures were not read in ${mostMs} milliseconds`)),
    mostMs,
  );
  try {
    return await Promise.race([reading, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
