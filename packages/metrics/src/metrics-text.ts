import { Registry } from 'prom-client';

export const metricsContentType = Registry.PROMETHEUS_CONTENT_TYPE;

/** The figures of several registries as one text. */
export const metricsText = async (registries: readonly Registry[]): Promise<string> =>
  (await Promise.all(registries.map((registry) => registry.metrics()))).join('\n');
