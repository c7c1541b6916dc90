import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import type { PasskeyCreation, PasskeyRequest } from '@proverka/contract/proof';

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();
const USER_VERIFIED = 0x05;
const HAS_KEY = 0x40;

function counterBytes(counter: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(counter);
  return bytes;
}

/** RFC 9052: a map of key type, algorithm, curve and the two coordinates. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const coordinate = (value: string) =>
    Buffer.concat([Buffer.from([0x58, 0x20]), Buffer.from(value, 'base64url')]);
  return Buffer.concat([
    Buffer.from('a501020326200121', 'hex'),
    coordinate(x),
    Buffer.from([0x22]),
    coordinate(y),
  ]);
}

/** An authenticator in software: makes one ES256 passkey and signs with it. `counter` may be set back, as a copy's would be. */
export function fakePasskey(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const state = { counter: 1, flags: USER_VERIFIED };
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const name = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' };
  return {
    state,
    create: ({ challenge, rp }: PasskeyCreation) => {
      const authData = Buffer.concat([
        sha256(rp.id),
        Buffer.from([state.flags | HAS_KEY]),
        counterBytes(state.counter),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        coseKey(publicKey),
      ]);
      const attestationObject = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([authData.length]),
        authData,
      ]);
      return {
        ...name,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
          attestationObject: attestationObject.toString('base64url'),
        },
      };
    },
    sign: ({ challenge, rpId }: PasskeyRequest) => {
      state.counter += 1;
      const data = clientData('webauthn.get', challenge);
      const authData = Buffer.concat([sha256(rpId), Buffer.from([state.flags]), counterBytes(state.counter)]);
      const signature = createSign('sha256')
        .update(Buffer.concat([authData, sha256(data)]))
        .sign(privateKey);
      return {
        ...name,
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}
