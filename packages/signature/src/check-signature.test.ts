import { expect, test } from 'vitest';
import { checkSignature } from './check-signature.ts';
import { derOfCertificate, invent, signDocument } from './invented-authority.ts';
import { ROSREESTR, inventedRoot, signAsRegister } from './invented-register.ts';
import { inventedRootDer } from './invented-root.ts';
import { readRoots } from './trusted-roots.ts';

const document = Buffer.from('<extract>Тестовый документ</extract>');
const signedAt = new Date('2026-03-01T09:00:00Z');
const now = new Date('2026-03-10T09:00:00Z');
const roots = readRoots(derOfCertificate(inventedRoot));
const trust = { roots, signers: [ROSREESTR] };
const register = { name: 'Росреестр', organisation: 'Росреестр (тест)', ogrn: ROSREESTR };

const check = (signature: Uint8Array, about: Uint8Array = document, by = trust) =>
  checkSignature(about, signature, by, now);

test('a document signed by the register is valid, with its signer and moment', () => {
  expect(check(signAsRegister(document, signedAt))).toEqual({
    state: 'valid',
    signer: { name: 'Росреестр (учебный)', organisation: 'Росреестр (учебный сертификат)', ogrn: ROSREESTR },
    signedAt,
  });
});

test('a signature is read as PEM and as base64, too', () => {
  const text = Buffer.from(signAsRegister(document, signedAt)).toString('base64');
  const lines = text.replaceAll(/(.{64})/g, '$1\r\n');
  expect(check(Buffer.from(lines)).state).toBe('valid');
  expect(check(Buffer.from(`-----BEGIN CMS-----\n${lines}\n-----END CMS-----\n`)).state).toBe('valid');
});

test('one changed byte of the document makes the signature invalid (V11.6.1)', () => {
  const changed = Buffer.from(document.toString().replace('Тест', 'Тесь'));
  expect(check(signAsRegister(document, signedAt), changed)).toMatchObject({
    state: 'invalid',
    reason: 'changed',
  });
});

test('a changed byte of the signature itself never leaves it valid', () => {
  const signature = signAsRegister(document, signedAt);
  const states = Array.from({ length: 64 }, (_, place) => {
    const broken = Uint8Array.from(signature);
    broken[broken.length - 1 - place] = (broken.at(-1 - place) ?? 0) ^ 1;
    return check(broken).state;
  });
  expect(new Set(states)).toEqual(new Set(['invalid']));
});

test('a signature of somebody the register did not name is not taken for its own', () => {
  const stranger = invent(
    { name: 'Образцов', organisation: 'ООО «Образец»', ogrn: '1111111111111' },
    inventedRoot,
  );
  expect(check(signDocument(document, stranger, signedAt))).toMatchObject({
    state: 'not_checked',
    reason: 'foreign_signer',
    signer: { organisation: 'ООО «Образец»' },
  });
});

test('a chain that ends at an unknown root is not checked', () => {
  const ownRoot = invent({ ...register, name: 'Свой центр' }, null);
  const self = invent(register, ownRoot);
  expect(check(signDocument(document, self, signedAt, [ownRoot]))).toMatchObject({ reason: 'root_unknown' });
  // A root that only bears the trusted one's name.
  const impostor = invent(
    { name: 'Проверка: учебный удостоверяющий центр', organisation: 'Учебный центр', ogrn: '0000000000000' },
    null,
  );
  const forged = { ...impostor, privateKey: impostor.privateKey + 1n };
  expect(check(signDocument(document, invent(register, forged), signedAt, [impostor]))).toMatchObject({
    reason: 'root_unknown',
  });
});

test('an intermediate authority counts when it may issue certificates, anybody else does not', () => {
  const authority = invent({ ...register, name: 'Подчинённый центр' }, inventedRoot, { isAuthority: true });
  const own = invent(register, authority);
  expect(check(signDocument(document, own, signedAt, [authority])).state).toBe('valid');
  const holder = invent(
    { name: 'Образцов', organisation: 'ООО «Образец»', ogrn: '1111111111111' },
    inventedRoot,
  );
  const pretended = invent(register, holder);
  expect(check(signDocument(document, pretended, signedAt, [holder]))).toMatchObject({
    reason: 'root_unknown',
  });
});

test('a certificate must have been valid when the document was signed, not when it is checked', () => {
  const expired = invent(register, inventedRoot, {
    from: new Date('2025-01-01'),
    to: new Date('2026-03-05'),
  });
  expect(check(signDocument(document, expired, signedAt)).state).toBe('valid');
  expect(check(signDocument(document, expired, new Date('2026-03-06')))).toMatchObject({
    reason: 'not_valid_then',
  });
});

test('a signature without certificates, of no roots, or of garbage is not checked', () => {
  const signature = signAsRegister(document, signedAt);
  expect(check(signature, document, { ...trust, roots: [] })).toMatchObject({ reason: 'root_unknown' });
  for (const garbage of ['', 'нет подписи', 'AAAA', '<html></html>', '0\u0080'.repeat(100_000)]) {
    expect(check(Buffer.from(garbage, 'latin1'))).toMatchObject({
      state: 'not_checked',
      reason: 'unreadable',
    });
  }
  expect(check(signature.subarray(0, 300))).toMatchObject({ state: 'not_checked', reason: 'unreadable' });
});

test('a file of trusted roots without a certificate is a mistake', () => {
  expect(() => readRoots(Buffer.from('root'))).toThrow('no certificate');
});

test('the certificate that the sandbox trusts is the one that signs there', () => {
  expect(Buffer.from(inventedRootDer)).toEqual(Buffer.from(derOfCertificate(inventedRoot)));
});
