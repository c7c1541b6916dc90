import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';
import { metricsContentType, metricsText } from './metrics-text.ts';

export interface MetricsListener {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** Says in one sentence why the figures cannot be told. */
export class MetricsPortTaken extends Error {}

/**
 * Serves the figures of a process at `/metrics` on the loopback address alone: they tell how many sign-ins fail and orders come in,
 * so whoever reads them is on this machine. Throws one sentence when the port is taken.
 */
export async function listenForMetrics(
  port: number,
  registries: readonly Registry[],
): Promise<MetricsListener> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metricsText(registries).then(
      (text) => response.writeHead(200, { 'content-type': metricsContentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    throw new MetricsPortTaken(`The port of the figures, ${port}, cannot be used: another process has it.`);
  }
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
