import type { Source } from '../source/source.ts';
import type { KadnetDeps } from './deps.ts';
import { listOperations, requestOperations } from './request.operations.ts';
import { resultOperations } from './result.operations.ts';
import { searchOperations } from './search.operations.ts';
import { kadnetError, lower } from './wire.ts';

export function kadnetSource(deps: KadnetDeps): Source {
  return {
    name: 'kadnet',
    title: 'Кадастровые выписки (Kadnet)',
    prefix: '/kadnet/v2',
    operations: [
      ...searchOperations(deps),
      ...requestOperations(deps),
      ...listOperations(deps),
      ...resultOperations(deps),
    ],
    background: [
      {
        name: 'processing',
        title: 'Изготовление выписки',
        kinds: ['normal', 'slow', 'refuse', 'error', 'stuck'],
      },
    ],
    authorize: ({ query }) =>
      lower(query)['api-key'] === deps.apiKey ? undefined : kadnetError(401, 'Неверный ключ доступа'),
    fault: kadnetError,
  };
}
