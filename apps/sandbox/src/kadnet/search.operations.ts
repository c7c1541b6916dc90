import { cadastralCandidates, parseCadastralNumber } from '@proverka/validation/cadastral-number';
import type { Call, Operation } from '../source/source.ts';
import type { KadnetDeps } from './deps.ts';
import { objectInfo } from './object-info.domain.ts';
import { envelope, lower, refusal } from './wire.ts';

const numbersOf = (query: string): string[] =>
  query
    .split(/[;,\s]+/)
    .filter(Boolean)
    .flatMap((text) => parseCadastralNumber(text) ?? cadastralCandidates(text));

const MOST_ROWS = 100;

export function searchOperations({ register, findParty, now }: KadnetDeps): Operation[] {
  const queryOf = ({ body }: Call): string => lower(body)['query']?.trim() ?? '';
  const commentOf = ({ body }: Call): string | null => lower(body)['comment'] ?? null;
  return [
    {
      name: 'CheckNumbers',
      title: 'Поиск по номерам',
      method: 'POST',
      path: '/Requests/CheckNumbers',
      subjects: (call) => [...numbersOf(queryOf(call)), queryOf(call)],
      handle: (call) => {
        if (queryOf(call) === '') return refusal('Не указан параметр query');
        const found = numbersOf(queryOf(call)).flatMap((number) => register.find(number) ?? []);
        return envelope(
          found.map((object) => objectInfo(object, commentOf(call))),
          now(),
        );
      },
    },
    {
      name: 'CheckAddress',
      title: 'Поиск по адресу',
      method: 'POST',
      path: '/Requests/CheckAddress',
      subjects: (call) => [queryOf(call)],
      handle: (call) => {
        if (queryOf(call) === '') return refusal('Не указан параметр query');
        const found = register.search(queryOf(call)).slice(0, MOST_ROWS);
        return envelope(
          found.map((object) => objectInfo(object, commentOf(call))),
          now(),
        );
      },
    },
    {
      name: 'CheckInn',
      title: 'Компания по ИНН',
      method: 'POST',
      path: '/Org/CheckInn',
      subjects: ({ body }) => [lower(body)['inn']],
      handle: ({ body }) => envelope(findParty(lower(body)['inn']?.trim() ?? ''), now()),
    },
  ];
}
