import { createServer } from 'node:http';

/** The baseline: bare `node:http` that sends the same bytes and headers to every request. */
process.once('message', ({ body, headers }: { body: Buffer; headers: string[] }) => {
  const dropped = new Set(['date', 'connection', 'keep-alive']);
  const sent = headers.flatMap((name, index) => {
    if (index % 2 === 1 || dropped.has(name.toLowerCase())) return [];
    return [name, headers[index + 1] ?? ''];
  });
  const server = createServer((_request, response) => {
    response.writeHead(200, sent);
    response.end(body);
  });
  server.listen({ host: '127.0.0.1', port: 0 }, () => {
    process.send?.((server.address() as { port: number }).port);
  });
});
