import { checkSignature } from '@proverka/signature/check-signature';
import { ROSREESTR, inventedRoot } from '@proverka/signature/invented-register';
import { expect, test } from 'vitest';
import { testSandbox } from '../testing/test-sandbox.ts';
import { ownerExtractPath } from './owner-extract.routes.ts';

test("an owner's extract comes with the signature of the invented register", async () => {
  const { app } = testSandbox();
  const url = ownerExtractPath('77:06:0001001:1234');
  const document = (await app.inject({ url })).rawPayload;
  const signature = (await app.inject({ url: `${url}.sig` })).rawPayload;
  expect(document.toString()).toContain('77:06:0001001:1234');
  const trust = { roots: [inventedRoot.certificate], signers: [ROSREESTR] };
  expect(checkSignature(document, signature, trust, new Date()).state).toBe('valid');
  expect((await app.inject({ url: '/owner-extract/passwd' })).statusCode).toBe(404);
});
