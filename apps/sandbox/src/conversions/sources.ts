import { randomUUID } from 'node:crypto';
import type { Answer, Call, Operation, Source } from '../source/source.ts';
import type { Collection } from '../storage/collection.ts';
import type { Received } from './received.ts';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

type Deps = { received: Collection<Received>; now: () => Date };

type Wish = {
  target: Received['target'];
  title: string;
  prefix: string;
  path: string;
  methods: ('GET' | 'POST')[];
  /** Parameters that identify the order or visitor of a conversion. */
  keys: string[];
  answer: (call: Call) => Answer;
};

const TARGETS: Wish[] = [
  {
    target: 'metrica',
    title: 'Яндекс Метрика',
    prefix: '/metrica',
    path: '/collect',
    methods: ['GET', 'POST'],
    keys: ['ti', 'cid'],
    answer: () => ({ headers: { 'content-type': 'image/png' }, body: PIXEL }),
  },
  {
    target: 'ga4',
    title: 'Google Analytics 4',
    prefix: '/ga4',
    path: '/mp/collect',
    methods: ['POST'],
    keys: [],
    answer: () => ({ status: 204, body: '' }),
  },
  {
    target: 'admitad',
    title: 'Admitad',
    prefix: '/admitad',
    path: '/tt',
    methods: ['GET'],
    keys: ['order_id', 'uid'],
    answer: () => ({ headers: { 'content-type': 'image/png' }, body: PIXEL }),
  },
  {
    target: 'actionpay',
    title: 'Actionpay',
    prefix: '/actionpay',
    path: '/ok/:aim',
    methods: ['GET'],
    keys: ['apid', 'actionpay'],
    answer: () => ({ headers: { 'content-type': 'image/png' }, body: PIXEL }),
  },
];

const SECRETS = new Set(['api_secret', 'postback_key']);

const withoutSecrets = (parameters: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [name, SECRETS.has(name) ? '•••' : value]),
  );

type Measurement = { client_id?: string; events?: { params?: { transaction_id?: string } }[] };

/** GA4 sends its ids in the body. */
const bodyKeys = (body: unknown): (string | undefined)[] => {
  const { client_id: client, events } = (body ?? {}) as Measurement;
  return [client, ...(Array.isArray(events) ? events.map(({ params }) => params?.transaction_id) : [])];
};

function source(
  { target, title, prefix, path, methods, keys, answer }: Wish,
  { received, now }: Deps,
): Source {
  const operations = methods.map((method): Operation => ({
    name: methods.length > 1 ? `collect.${method.toLowerCase()}` : 'collect',
    title: `Приём события (${method})`,
    method,
    path,
    subjects: ({ query, body }) => [...keys.map((key) => query[key]), ...bodyKeys(body)],
    handle: (call) => {
      received.put({
        id: randomUUID(),
        target,
        at: now().toISOString(),
        method,
        parameters: withoutSecrets({ ...call.query, ...call.params }),
        ...(call.body === undefined || call.body === null ? {} : { body: call.body }),
      });
      return answer(call);
    },
  }));
  return {
    name: target,
    title,
    prefix,
    operations,
    fault: (status, message) => ({
      status,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
      body: message ?? `HTTP ${status}`,
    }),
  };
}

/** Counters and affiliate networks: they store every request and never reject one. */
export const conversionSources = (deps: Deps): Source[] => TARGETS.map((target) => source(target, deps));
