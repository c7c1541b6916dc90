import type { Register } from '../objects/register.ts';
import type { Answer, Call, Operation, Source } from '../source/source.ts';
import type { MarketAddresses } from '../market/addresses.ts';
import { createAddresses } from './addresses.ts';
import { loadBanks } from './banks.ts';
import type { Parties, PartyFilter } from './parties.ts';
import { allAnswers, answerTo, type Samples } from './samples.ts';
import { beginsWords, type Suggestion, wordsOf } from './suggestion.ts';

const REASONS: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  413: 'Request Entity Too Large',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

const MESSAGES: Record<number, string> = { 403: 'Zero balance', 429: 'Rate limit exceeded' };

function dadataError(status: number, message?: string): Answer {
  const reason = REASONS[status] ?? 'Error';
  return {
    status,
    body: {
      family: status < 500 ? 'CLIENT_ERROR' : 'SERVER_ERROR',
      reason,
      message: message ?? MESSAGES[status] ?? `HTTP ${status} ${reason}`,
    },
  };
}

const LONGEST_QUERY = 300;

type Request = { query: string; count: number } & PartyFilter;

/** Parses `{query, count}`; ten suggestions by default, at most twenty. */
function parseRequest(body: unknown): Request | Answer {
  if (typeof body !== 'object' || body === null) return dadataError(400, 'Request body is missing');
  const { query, count = 10, status, type } = body as Record<string, unknown>;
  if (typeof query !== 'string') return dadataError(400, 'query: must not be null');
  if (query.length > LONGEST_QUERY) return dadataError(413, `query: length must be at most ${LONGEST_QUERY}`);
  if (!Number.isInteger(count) || Number(count) < 1)
    return dadataError(400, 'count: must be a positive integer');
  return {
    query,
    count: Math.min(Number(count), 20),
    ...(Array.isArray(status) ? { status: status.map(String) } : {}),
    ...(typeof type === 'string' ? { type } : {}),
  };
}

const byValue = (suggestions: Suggestion[]): Suggestion[] => [
  ...new Map(
    suggestions.map((item) => [`${item.value}|${String(item.data['inn'] ?? item.data['fias_id'])}`, item]),
  ).values(),
];

function operation(name: string, title: string, answer: (request: Request) => Suggestion[]): Operation {
  return {
    name,
    title,
    method: 'POST',
    path: `/${name}`,
    subjects: ({ body }) => [(body as { query?: string } | undefined)?.query],
    handle: ({ body }) => {
      const request = parseRequest(body);
      if ('body' in request) return request;
      return { body: { suggestions: byValue(answer(request)).slice(0, request.count) } };
    },
  };
}

export type DadataDeps = {
  folder: URL;
  token: string;
  register: Register;
  market: MarketAddresses;
  parties: Parties;
  samples: Samples;
};

export function dadataSource({ folder, token, register, market, parties, samples }: DadataDeps): Source {
  const addresses = createAddresses(register, market);
  const banks = loadBanks(folder);
  const known = allAnswers(samples.address).map((item) => ({ item, words: wordsOf(item.value) }));
  const sampled = (query: string): Suggestion[] =>
    known.filter(({ words }) => beginsWords(query, words)).map(({ item }) => item);
  return {
    name: 'dadata',
    title: 'DaData',
    prefix: '/dadata/suggestions/api/4_1/rs',
    operations: [
      operation('suggest/address', 'Подсказки адресов', ({ query }) => [
        ...answerTo(samples.address, query),
        ...addresses.suggest(query),
        ...sampled(query),
      ]),
      operation('suggest/party', 'Подсказки компаний', ({ query, ...filter }) => [
        ...answerTo(samples.party, query),
        ...parties.suggest(query, filter),
      ]),
      operation('suggest/bank', 'Подсказки банков', ({ query }) => banks(query)),
      operation('findById/party', 'Компания по ИНН или ОГРН', ({ query }) => parties.findById(query.trim())),
      operation('findById/address', 'Адрес по коду', ({ query }) => addresses.findById(query.trim())),
      operation('findById/bank', 'Банк по БИК', ({ query }) => banks(query)),
    ],
    authorize: ({ headers }: Call) => {
      const authorization = headers['authorization'];
      if (!authorization) return dadataError(401, 'API key is missing');
      return authorization === `Token ${token}` ? undefined : dadataError(403, 'API key is unknown');
    },
    fault: dadataError,
  };
}
