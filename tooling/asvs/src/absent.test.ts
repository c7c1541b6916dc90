import { expect, test } from 'vitest';
import { dependencies, linesWith, productFiles } from './repository.ts';

/** What of a technology is depended on or written in the product: names of packages, and lines. */
const tracesOf = (packages: RegExp, words: RegExp): string[] => [
  ...[...dependencies].filter((name) => packages.test(name)),
  ...linesWith(words),
];

const oauth = () =>
  tracesOf(
    /oauth|openid|passport|oidc/,
    /\b(refresh_token|code_challenge|code_verifier|id_token|response_type)\b/,
  );

test('the files of the product and what they depend on are found', () => {
  expect(productFiles.length).toBeGreaterThan(500);
  expect(dependencies.size).toBeGreaterThan(50);
  expect(tracesOf(/^kysely$/, /new Kysely</)).toHaveLength(2);
});

test('no LDAP is spoken (V1.2.6)', () => expect(tracesOf(/ldap/, /ldaps?:\/\//)).toEqual([]));
test('no XPath is used (V1.2.7)', () => expect(tracesOf(/xpath/, /\bxpath|document\.evaluate/i)).toEqual([]));
test('no LaTeX is run (V1.2.8)', () =>
  expect(tracesOf(/latex|katex/, /pdflatex|xelatex|shell-escape/)).toEqual([]));
test('no JNDI is there: there is no Java (V1.3.8)', () =>
  expect(tracesOf(/^java|-jvm|log4j/, /jndi:/)).toEqual([]));
test('no memcache is used (V1.3.9)', () => expect(tracesOf(/memcache|memjs/, /memcached/i)).toEqual([]));
test('no format string is made from data (V1.3.10)', () =>
  expect(tracesOf(/sprintf|^printf/, /util\.format\(|console\.\w+\([^'"`]/)).toEqual([]));
test('no memory is managed by our own code: nothing native is in the product (V1.4.1)', () =>
  expect(tracesOf(/node-gyp|^ffi|koffi|nan$/, /process\.dlopen/)).toEqual([]));
test('no window listens to messages of other windows (V3.5.5)', () =>
  expect(tracesOf(/^penpal|postmate/, /window\.addEventListener\('message'|\bonmessage\b/)).toEqual([]));
test('no GraphQL is answered (V4.3.1, V4.3.2)', () =>
  expect(tracesOf(/graphql|apollo|mercurius/, /graphql/i)).toEqual([]));
test('no WebSocket of ours is opened or answered (V4.4.1, V4.4.2, V4.4.3, V4.4.4)', () =>
  expect(tracesOf(/websocket|^ws$|socket\.io/, /new WebSocket\(|['"`]ws:\/\//)).toEqual([]));
test('no identity provider signs anybody in (V6.8.1, V6.8.2, V6.8.3, V6.8.4, V7.1.3, V7.6.1)', () =>
  expect(
    tracesOf(/passport|saml|openid|oidc|auth0|next-auth/, /samlp?:|\bSAMLResponse\b|openid-configuration/),
  ).toEqual([]));
test('no program gets or sends a token of OAuth (V10.1.1, V10.1.2, V10.2.1, V10.2.2)', () =>
  expect(oauth()).toEqual([]));
test('no token of OAuth lets anybody in (V10.3.1, V10.3.2, V10.3.3, V10.3.4)', () =>
  expect(oauth()).toEqual([]));
test('no authorisation server is run (V10.4.1, V10.4.2, V10.4.3, V10.4.4, V10.4.5, V10.4.6, V10.4.7, V10.4.8, V10.4.9, V10.4.10, V10.4.11)', () =>
  expect(oauth()).toEqual([]));
test('no client of OpenID is there (V10.5.1, V10.5.2, V10.5.3, V10.5.4, V10.5.5)', () =>
  expect(oauth()).toEqual([]));
test('no provider of OpenID and no consent of OAuth is there (V10.6.1, V10.6.2, V10.7.1, V10.7.2, V10.7.3)', () =>
  expect(oauth()).toEqual([]));
test('whatever is encrypted is encrypted with authentication, by AES-256-GCM (V11.3.1, V11.3.2, V11.3.3)', () => {
  expect(
    tracesOf(
      /crypto-js|node-forge/,
      /create(?:Cipher|Decipher)iv\((?!'aes-256-gcm'|[A-Z]+\b|algorithm)|-ecb|-cbc/,
    ),
  ).toEqual([]);
});
test('no key is derived from a password (V11.4.4)', () =>
  expect(tracesOf(/pbkdf2|scrypt/, /pbkdf2|scrypt(?:Sync)?\(|deriveKey/)).toEqual([]));
test('no client certificate is asked for (V12.1.3)', () =>
  expect(tracesOf(/mtls/, /requestCert|getPeerCertificate/)).toEqual([]));
test('no media and no peer connection is served (V17.1.1, V17.2.1, V17.2.2, V17.2.3, V17.2.4, V17.3.1, V17.3.2)', () =>
  expect(
    tracesOf(/webrtc|mediasoup|livekit|werift|peerjs/, /RTCPeerConnection|turns?:[\w-]+\.|\bsrtp\b/i),
  ).toEqual([]));
