import { parse } from 'node:querystring';
import type { FastifyInstance } from 'fastify';
import { invalidInput } from './input.ts';
import { jsonShapeMistake } from './json-shape.domain.ts';

/** No form of the contract has more than thirty. */
const MOST_FIELDS = 1000;
const AMPERSAND = 0x26;

/** Bodies are JSON or forms, and both are looked at before they are parsed; no endpoint reads plain text. */
export function readBodies(app: FastifyInstance): void {
  app.removeContentTypeParser(['text/plain', 'application/json']);
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const mistake = jsonShapeMistake(body);
    if (mistake !== null) return done(invalidInput({ body: mistake }));
    return parseJson(request, body.toString(), done);
  });
  app.addContentTypeParser<Buffer>(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    (_request, body, done) => {
      if (fieldsIn(body) > MOST_FIELDS) return done(invalidInput({ body: 'Слишком много полей в форме' }));
      return done(null, parse(body.toString()));
    },
  );
}

function fieldsIn(form: Buffer): number {
  let fields = 1;
  for (const byte of form) if (byte === AMPERSAND) fields += 1;
  return fields;
}
