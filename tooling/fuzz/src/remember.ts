import { endpoints } from '@proverka/contract/api';
import type { Endpoint } from '@proverka/contract/endpoint';
import { z } from 'zod';
import { tell } from './actors.ts';
import type { Actor } from './actors.ts';
import { kindOf, nounOf } from './learnt.ts';

/** The kinds of everything the contract's inputs name: nothing else is worth remembering. */
const wanted: ReadonlySet<string> = new Set([
  ...Object.values<Endpoint>(endpoints).flatMap(({ params, query, body }) =>
    [params, query, body].flatMap((schema) => (schema === undefined ? [] : fieldsOf(schema))),
  ),
  'confirmationtoken',
]);

function fieldsOf(schema: z.ZodType): string[] {
  const found: string[] = [];
  JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), (_key, value: unknown) => {
    if (typeof value === 'object' && value !== null && 'properties' in value) {
      found.push(...Object.keys(value.properties as object).map(kindOf));
    }
    return value;
  });
  return found;
}

const isId = (value: unknown): boolean => typeof value === 'string' && /^[0-9a-f-]{36}$/i.test(value);

/** Remembers ids, keys, numbers and codes of an answer for the actor who was told them. */
export function remember(actor: Actor, path: string, answer: unknown, depth = 0): void {
  const noun = nounOf(path);
  look(answer, noun);

  function look(value: unknown, about: string, level = depth): void {
    if (level > 6 || typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      // The first few are enough, and lists are long.
      for (const one of value.slice(0, 4)) look(one, about, level + 1);
      return;
    }
    for (const [name, one] of Object.entries(value)) {
      if (typeof one === 'object') {
        look(one, name, level + 1);
        continue;
      }
      if (typeof one !== 'string' && typeof one !== 'number' && typeof one !== 'boolean') continue;
      const kind = kindOf(name === 'id' ? `${about}_id` : name);
      if (isId(one)) tell(actor, wanted.has(kind) ? kind : 'anyid', one);
      else if (wanted.has(kind) && String(one).length <= 200) tell(actor, kind, one);
    }
  }
}
