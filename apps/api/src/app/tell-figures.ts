import { listenForMetrics } from '@proverka/metrics/metrics-listener';
import type { Registry } from 'prom-client';

/** Tells the figures of a process on a port of the loopback address; without a port, nowhere. */
export const tellFigures = async (
  port: number,
  registry: Registry,
): Promise<{ readonly close: () => Promise<void> }> =>
  port === 0 ? { close: () => Promise.resolve() } : listenForMetrics(port, [registry]);
