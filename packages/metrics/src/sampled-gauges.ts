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
}

/** Gauges that are read when they are asked for, all from one reading. */
export function addSampledGauges<Reading>({ registry, read, onFailure, gauges }: Sampled<Reading>): void {
  let reading: Promise<Reading | null> | undefined;
  const readOnce = (): Promise<Reading | null> =>
    (reading ??= Promise.resolve()
      .then(read)
      .catch((error: unknown) => {
        onFailure(error);
        return null;
      })
      .finally(() => {
        reading = undefined;
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
