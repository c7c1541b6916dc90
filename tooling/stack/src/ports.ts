import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Whether the port of the loopback address is free. */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ host: '127.0.0.1', port }, () => server.close(() => resolve(true)));
  });
}

/** Below the ports that Linux gives to outgoing connections: one of those may be taken between a look and the server's start. */
const FIRST = 12_000;
const LAST = 32_000;

/** The wanted port, or any free one when it is taken. */
export async function freePort(wanted: number): Promise<number> {
  if (wanted > 0 && (await isPortFree(wanted))) return wanted;
  for (;;) {
    const port = randomInt(FIRST, LAST);
    if (await isPortFree(port)) return port;
  }
}
