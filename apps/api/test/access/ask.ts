import { randomUUID } from 'node:crypto';
import type { ApiKey } from '@proverka/contract/api';
import type { InjectOptions } from 'fastify';
import { PERSON_CHECK } from '../wholesale.ts';
import type { SignedInPerson, TestWorld } from '../world.ts';
import type { Request } from './access-rule.ts';

const pathOf = (key: ApiKey): string => key.slice(key.indexOf(' ') + 1);

export function requestOf(key: ApiKey, { params = {}, query, payload }: Request = {}): InjectOptions {
  const [method = ''] = key.split(' ');
  const path = pathOf(key);
  const known = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? 'x'));
  return {
    method,
    url: query === undefined ? known : `${known}?${new URLSearchParams(query).toString()}`,
    ...(payload !== undefined && { payload }),
    headers: { 'idempotency-key': randomUUID(), ...(/^\/(expert|wholesale)/.test(path) && PERSON_CHECK) },
  };
}

/** The code of a refusal, or `done`. */
export async function answerTo(
  who: Pick<SignedInPerson, 'request'>,
  request: InjectOptions,
): Promise<string> {
  const answer = await who.request(request);
  const isProblem = answer.headers['content-type']?.toString().startsWith('application/problem+json');
  return isProblem === true ? answer.json<{ code: string }>().code : 'done';
}

// The journal, rate limit counters, what sources answer and job tables change with any call.
const notes = [
  'audit_event',
  'audit_event_detail',
  'usage_counter',
  'source_call',
  'source_minute',
  'source_day',
];

/** A digest of every table but those named, to detect changes. */
export async function digestOfAll(
  { owner }: Pick<TestWorld, 'owner'>,
  besides: readonly string[] = [],
): Promise<Record<string, string>> {
  const { rows } = await owner.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and not table_name = any($1)`,
    [[...notes, ...besides]],
  );
  const digests = await Promise.all(
    rows.map(async ({ name }) => {
      const { rows: found } = await owner.query<{ digest: string }>(
        `select coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as digest from "${name}" t`,
      );
      return [name, found[0]?.digest ?? ''] as const;
    }),
  );
  return Object.fromEntries(digests);
}
