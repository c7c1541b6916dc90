import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { requireFrontPages } from './front-pages.ts';

let server: Server;

async function serve(statusOf: (host: string) => number): Promise<number> {
  server = createServer((request, response) => {
    response.writeHead(statusOf(request.headers.host ?? '')).end();
  }).listen({ host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  return (server.address() as { port: number }).port;
}

afterEach(() => {
  server.close();
});

test('a stack whose main pages answer is ready', async () => {
  const port = await serve(() => 200);
  await expect(requireFrontPages(port, 'shell.log')).resolves.toBeUndefined();
});

test('a shell that listens but answers 503 is not ready: the error names the pages and the log', async () => {
  const port = await serve((host) => (host.startsWith('fizcheck.') ? 503 : 200));
  await expect(requireFrontPages(port, 'shell.log')).rejects.toThrow(
    `The shell runs, but its pages fail: http://fizcheck.localhost:${port}/ (503). shell.log says why.`,
  );
});
