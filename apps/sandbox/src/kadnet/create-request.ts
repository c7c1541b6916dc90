import { randomUUID } from 'node:crypto';
import { parseCadastralNumber } from '@proverka/validation/cadastral-number';
import type { KadnetDeps } from './deps.ts';
import { type ExtractRequest, type Outcome, REQUEST_TYPES, type RequestType } from './extract-request.ts';
import type { Fields } from './wire.ts';

const OUTCOMES: Partial<Record<string, Outcome>> = { refuse: 'refused', error: 'failed', stuck: 'never' };

/** Parses the form of Requests/Create; returns a string that says what is wrong with an invalid one. */
function parseCreate(fields: Fields): { number: string; type: RequestType; priority: number } | string {
  const number = (fields['number'] ?? '').trim();
  if (number === '') return 'Не указан кадастровый номер';
  if (!parseCadastralNumber(number) && !/^\d{2}:\d{2}-\d+\.\d+$/.test(number))
    return `Неверный кадастровый номер: ${number}`;
  const type = fields['requesttype'] ?? '';
  if (!Object.hasOwn(REQUEST_TYPES, type)) return `Неизвестный вид запроса: ${type}`;
  const priority = Number(fields['priority'] ?? 80);
  if (!Number.isInteger(priority) || priority < 0 || priority > 100)
    return 'Приоритет должен быть от 0 до 100';
  return { number: parseCadastralNumber(number) ?? number, type: type as RequestType, priority };
}

/** Places an order; returns a string that says why not. */
export function createRequest(
  { requests, behaviours, extractSeconds, now }: KadnetDeps,
  fields: Fields,
): ExtractRequest | string {
  const parsed = parseCreate(fields);
  if (typeof parsed === 'string') return parsed;
  const fate = behaviours.take({
    source: 'kadnet',
    operation: 'processing',
    background: true,
    subjects: [parsed.number],
  });
  const request: ExtractRequest = {
    id: randomUUID(),
    orderId: fields['orderid'] || randomUUID(),
    ...parsed,
    objectType: fields['objecttype'] ?? '',
    region: fields['region'] || parsed.number.slice(0, 2),
    comment: fields['comment'] ?? null,
    createdAt: now().toISOString(),
    serial: (requests.all().at(-1)?.serial ?? 0) + 1,
    outcome: OUTCOMES[fate.kind] ?? (parsed.type === 'EgrnDocuments' ? 'refused' : 'done'),
    readyMs: fate.kind === 'slow' ? fate.ms : extractSeconds * 1000,
  };
  requests.put(request);
  return request;
}
