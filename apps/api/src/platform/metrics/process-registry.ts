import { Registry, collectDefaultMetrics } from 'prom-client';

/** What a process tells of itself: memory, processor, garbage, and how far its event loop is behind. */
export function createProcessRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'proverka_' });
  return registry;
}
