import type { RefusalCode } from '@proverka/contract/refusals';
import type { z } from 'zod';
import { refusalStatuses } from '../http/refusal-statuses.ts';
import { refusalTexts } from '../http/refusal-texts.ts';
import type { DescribedCall } from './described-calls.ts';
import { groupNames, groups } from './groups.ts';
import type { JsonSchema } from './json-schema.ts';
import type { NamedSchemas } from './named-schemas.ts';
import { schemaOfPart } from './named-schemas.ts';

/** The description of the API for programs (OpenAPI 3.1). */
export function openApiDocument(calls: readonly DescribedCall[], schemas: NamedSchemas) {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of calls) (paths[call.path] ??= {})[call.method.toLowerCase()] = operationOf(call, schemas);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Проверка: API',
      version: '1',
      summary: 'Заказ проверок и чтение отчётов программами',
      description,
    },
    servers: [{ url: '/api', description: 'Тот же сайт, на котором открыта эта страница' }],
    security: [],
    tags: groupNames.map((name) => ({
      name,
      'x-displayName': groups[name].title,
      description: groups[name].about,
    })),
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'Токен API из настроек аккаунта' },
        cookie: { type: 'apiKey', in: 'cookie', name: '_token', description: 'Сессия браузера' },
      },
      schemas: schemas.all,
    },
  };
}

const description =
  'Отказы приходят как application/problem+json с полем code. Вызовы, которые двигают деньги, требуют Idempotency-Key. ' +
  'Программы приходят с токеном API в заголовке Authorization: Bearer; сколько вызовов осталось, говорят заголовки RateLimit-*. ' +
  'Токен, срок которого истёк или который отозван, получает 401 с кодом api_token_expired или api_token_revoked. ' +
  'Об изменениях заказов и позиций сообщают вебхуки, подписанные по Standard Webhooks.';

function operationOf(call: DescribedCall, schemas: NamedSchemas) {
  const { endpoint, operationId, scope } = call;
  const body = schemas.bodyOf(call);
  const type = endpoint.encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
  return {
    operationId,
    tags: [call.group],
    summary: endpoint.summary,
    ...(scope !== null && scope !== 'any' && { description: `Программе нужно право ${scope}.` }),
    security: securityOf(endpoint.auth),
    parameters: parametersOf(call),
    ...(body && { requestBody: { required: true, content: { [type]: { schema: body } } } }),
    responses: { 200: successOf(call, schemas), ...refusedOf(call) },
  };
}

const known = [{ bearer: [] }, { cookie: [] }];

function securityOf(auth: DescribedCall['endpoint']['auth']): object[] {
  if (auth === 'none') return [];
  return auth === 'required' ? known : [{}, ...known];
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}

/** Parts of the path, the query and the headers. */
export function parametersOf({ endpoint }: DescribedCall): Parameter[] {
  return [
    ...partsOf('path', endpoint.params),
    ...partsOf('query', endpoint.query),
    ...partsOf('header', endpoint.headers),
  ];
}

function partsOf(place: Parameter['in'], object: z.ZodObject | undefined): Parameter[] {
  if (object === undefined) return [];
  const { properties = {}, required = [] } = schemaOfPart(object);
  return Object.entries(properties).map(([name, { description: told, ...schema }]) => {
    const header = place === 'header' ? headers[name] : undefined;
    const isRequired = place === 'path' || required.includes(name);
    const parameter = { name: header?.name ?? name, in: place, required: isRequired, schema };
    const words = header?.about ?? told;
    return words === undefined ? parameter : Object.assign(parameter, { description: words });
  });
}

const headers: Readonly<Record<string, { readonly name: string; readonly about: string }>> = {
  'idempotency-key': {
    name: 'Idempotency-Key',
    about:
      'Ключ намерения, например UUID: повтор с тем же ключом отвечает первым ответом и ничего не заказывает снова',
  },
  forceconclusion: { name: 'forceConclusion', about: 'true — с заключениями до завершения отчёта' },
};

function successOf(call: DescribedCall, schemas: NamedSchemas) {
  const { reply } = call.endpoint;
  const schema = schemas.replyOf(call);
  if (schema !== null) return { description: 'Сделано', content: { 'application/json': { schema } } };
  const type = 'contentType' in reply ? reply.contentType : 'application/octet-stream';
  return {
    description: 'Файл или поток',
    content: { [type]: { schema: { type: 'string', format: 'binary' } } },
  };
}

/** Codes a call is refused with, by status. */
export function refusalsOf({ endpoint }: DescribedCall): Map<number, RefusalCode[]> {
  const { auth, params, query, body } = endpoint;
  const common: RefusalCode[] = [
    ...((params ?? query ?? body) === undefined ? [] : (['invalid_request'] as const)),
    ...(auth === 'required'
      ? (['unauthenticated', 'api_token_expired', 'api_token_revoked', 'forbidden'] as const)
      : []),
    'too_many_requests',
    'service_unavailable',
  ];
  const byStatus = new Map<number, RefusalCode[]>();
  for (const code of new Set([...common, ...endpoint.refusals])) {
    const status = refusalStatuses[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return new Map([...byStatus].toSorted(([one], [other]) => one - other));
}

function refusedOf(call: DescribedCall): Record<number, object> {
  const content = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
  return Object.fromEntries(
    [...refusalsOf(call)].map(([status, codes]) => [
      status,
      { description: codes.map((code) => `${code}: ${refusalTexts[code]}`).join('\n\n'), content },
    ]),
  );
}
