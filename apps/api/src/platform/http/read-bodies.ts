import { parse } from 'node:querystring';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { scan } from 'secure-json-parse';
import { invalidInput } from './input.ts';
import { jsonShapeMistake } from './json-shape.domain.ts';

/** No form of the contract has more than thirty. */
const MOST_FIELDS = 1000;
/** Other requests get their turn between the steps of a larger one. */
const LARGE_BYTES = 1024 * 1024;
/** Whatever an endpoint takes as JSON. */
const MOST_BYTES = 256 * 1024;
const AMPERSAND = 0x26;

/** Bodies are JSON or forms, and both are looked at before they are parsed; no endpoint reads plain text. */
export function readBodies(app: FastifyInstance): void {
  app.removeContentTypeParser(['text/plain', 'application/json']);
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, body: Buffer) => {
      const mistake = jsonShapeMistake(body);
      if (mistake !== null) throw invalidInput({ body: mistake });
      if (body.length > LARGE_BYTES) await nextTurn();
      const text = body.toString();
      if (body.length > LARGE_BYTES) await nextTurn();
      return parseJson(text);
    },
  );
  app.addContentTypeParser<Buffer>(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    (_request, body, done) => {
      if (body.length > MOST_BYTES || hasMoreFields(body))
        return done(invalidInput({ body: 'Слишком много полей в форме' }));
      return done(null, parse(body.toString()));
    },
  );
}

/** Members are few by now, so they are looked through for names that reach for a prototype, and not the whole text. */
function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    if (typeof value === 'object' && value !== null)
      scan(value, { protoAction: 'error', constructorAction: 'error' });
    return value;
  } catch {
    throw invalidInput({ body: 'Тело запроса — не JSON' });
  }
}

function hasMoreFields(form: Buffer): boolean {
  let at = -1;
  for (let fields = 1; fields <= MOST_FIELDS; fields += 1) {
    at = form.indexOf(AMPERSAND, at + 1);
    if (at === -1) return false;
  }
  return true;
}
