import { findHost, developmentHosts } from '@proverka/brand/host';
import type { Site } from '@proverka/brand/request-site';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { describedCalls } from './described-calls.ts';
import { exampleBodies } from './example-bodies.ts';
import { exampleOf } from './example.domain.ts';
import { groupNames } from './groups.ts';
import { nameSchemas, schemaOfPart } from './named-schemas.ts';
import { openApiDocument } from './open-api.ts';
import { groupPage, introductionPage } from './reference-page.ts';

const calls = describedCalls((key) => (key === 'POST /order' ? 'orders:write' : null));
const schemas = nameSchemas(calls);
const document = openApiDocument(calls, schemas);
const entry = findHost(developmentHosts, 'fizcheck-pro.localhost');
if (!entry) throw new Error('the development hosts have no pro host');
const site: Site = { entry, name: 'fizcheck-pro.localhost:3000', protocol: 'http' };

test('the description of the API passes the recommended rules of Redocly', async () => {
  const found = await lintFromString({
    source: JSON.stringify(document),
    absoluteRef: '/openapi.json',
    config: await createConfig({ extends: ['recommended'] }),
  });
  const told = found.map(
    ({ severity, ruleId, message, location }) =>
      `${severity} ${ruleId}: ${message} ${location[0]?.pointer ?? ''}`,
  );
  // The licence of the service is its public offer, which is no licence of software.
  expect(told.filter((line) => !line.includes('info-license'))).toEqual([]);
});

test('every call has an id of its own, a group, an answer 200 and says who may make it', () => {
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  const ids = operations.map((operation) => (operation as { operationId: string }).operationId);
  expect(new Set(ids).size).toBe(calls.length);
  for (const operation of operations) {
    expect(operation).toMatchObject({
      security: expect.any(Array),
      responses: { 200: { content: expect.anything() } },
    });
  }
});

test('bodies and answers in JSON are named schemas', () => {
  const unnamed = calls.filter(
    (call) => call.endpoint.body && !/^#\/components\/schemas\/[A-Z]/.test(schemas.bodyOf(call)?.$ref ?? ''),
  );
  expect(unnamed).toEqual([]);
  expect(document.components.schemas['Report']).toMatchObject({ type: 'object' });
  expect(document.paths['/order/{orderId}']?.['get']).toMatchObject({
    responses: {
      200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Order' } } } },
    },
  });
});

test('the key that makes a repeat safe is a parameter of every call that moves money', () => {
  for (const path of [
    '/order',
    '/regorder',
    '/top_up',
    '/order/{orderId}/payment',
    '/wholesale/{batch_id}/confirm',
  ])
    expect(document.paths[path]?.['post']).toMatchObject({
      parameters: expect.arrayContaining([
        expect.objectContaining({ name: 'Idempotency-Key', in: 'header', required: true }),
      ]),
    });
});

test('every example of a body is accepted by its call', () => {
  const refused = calls.flatMap(({ key, endpoint }) => {
    if (endpoint.body === undefined) return [];
    const body = exampleBodies[key] ?? exampleOf(schemaOfPart(endpoint.body));
    const { error } = endpoint.body.safeParse(body);
    return error ? [[key, error.issues]] : [];
  });
  expect(refused).toEqual([]);
});

test('a page of the reference has every call of its group in curl, TypeScript and Python, for the host it is read on', () => {
  const page = groupPage({ calls, schemas }, site, 'orders');
  for (const { operationId, path } of calls.filter(({ group }) => group === 'orders')) {
    expect(page).toContain(`id="${operationId}"`);
    expect(page).toContain(`<code>${path}</code>`);
  }
  expect(page).toContain('curl -X POST &#39;http://fizcheck-pro.localhost:3000/api/order&#39;');
  expect(page).toContain('&#39;Idempotency-Key&#39;: crypto.randomUUID()');
  expect(page).toContain('&quot;Idempotency-Key&quot;: str(uuid.uuid4())');
  expect(page).toContain('Токеном с правом <code>orders:write</code>');
});

test('the first page leads to every group, and no page asks another host for anything', () => {
  const first = introductionPage({ calls, schemas }, site);
  for (const name of groupNames) {
    expect(first).toContain(`href="${name}/"`);
    const own = groupPage({ calls, schemas }, site, name);
    expect(own).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
    expect(own).not.toContain('<script');
    expect(own).not.toContain('undefined');
  }
});
