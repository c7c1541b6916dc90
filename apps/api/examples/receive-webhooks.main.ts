/**
 * Receives webhooks and prints what changed:
 *
 *   WEBHOOK_SECRET=whsec_… PORT=8080 node examples/receive-webhooks.main.ts
 *
 * Proverka delivers to public https addresses; put this behind one, or name its host in WEBHOOK_PRIVATE_HOSTS of your own
 * installation.
 */
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { verifyWebhook } from './verify-webhook.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const secret = process.env['WEBHOOK_SECRET'] ?? '';
const seen = new Set<string>();

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const verified = verifyWebhook(secret, request.headers, await text(request));
  // Answer first and work later: an answer after ten seconds counts as a failure, and the delivery is repeated.
  response.writeHead(verified === null ? 400 : 204).end();
  if (verified === null || seen.has(verified.id)) return;
  seen.add(verified.id);
  const { type, timestamp, data } = verified.message;
  say(`${timestamp} ${type} ${JSON.stringify(data)}`);
}

const server = createServer((request, response) => void receive(request, response));
server.listen(Number(process.env['PORT'] ?? 8080), '127.0.0.1', () => {
  const address = server.address();
  say(`listening on ${typeof address === 'object' ? (address?.port ?? '') : address}`);
});
