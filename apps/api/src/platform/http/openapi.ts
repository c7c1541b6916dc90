import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { problemSchema } from '@proverka/contract/problem';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';

/** The OpenAPI description generated from the routes: JSON at `/openapi.json`, a page at `/docs`. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Проверка: API', version: '1', description: DESCRIPTION },
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer' },
          cookie: { type: 'apiKey', in: 'cookie', name: '_token' },
        },
      },
    },
    transform: (document) => {
      const described = jsonSchemaTransform(document);
      return document.schema === undefined || document.schema.hide === true
        ? described
        : withProblem(described);
    },
  });
  const sendDescription = descriptionSender(app);
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    uiHooks: {
      onRequest: (request, reply, next) => {
        if (request.routeOptions.url?.endsWith('/json')) sendDescription(reply);
        else next();
      },
    },
  });
  app.get('/openapi.json', { schema: { hide: true } }, (_request, reply) => sendDescription(reply));
}

/** The routes do not change while the server runs, so the description is written once. */
function descriptionSender(app: FastifyInstance) {
  let text: string | null = null;
  return (reply: FastifyReply): FastifyReply => {
    text ??= JSON.stringify(app.swagger());
    return reply
      .header('cache-control', 'public, max-age=300')
      .type('application/json; charset=utf-8')
      .send(text);
  };
}

const DESCRIPTION =
  'Отказы приходят как application/problem+json с полем code. Вызовы, которые двигают деньги, требуют Idempotency-Key. ' +
  'Программы приходят с токеном API (POST /api/create_or_renew) в заголовке Authorization: Bearer; сколько вызовов осталось, ' +
  'говорят заголовки RateLimit-*. Токен, срок которого истёк или который отозван, получает 401 с кодом api_token_expired или api_token_revoked. Об изменениях заказов и позиций сообщают вебхуки, подписанные по Standard Webhooks.';

const problem = z.toJSONSchema(problemSchema, { target: 'draft-2020-12' });

type Described = ReturnType<typeof jsonSchemaTransform>;

function withProblem({ schema, url }: Described): Described {
  const response = schema.response ?? {};
  const refusal = { description: 'Отказ', content: { 'application/problem+json': { schema: problem } } };
  return { schema: { ...schema, response: { ...response, default: refusal } }, url };
}
