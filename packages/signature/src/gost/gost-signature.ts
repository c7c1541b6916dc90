import { curveOf } from './curves.ts';
import type { Curve } from './curves.ts';

/** A public key as a certificate holds it: the parameter set, and both coordinates, the lowest byte first. */
export interface GostPublicKey {
  readonly parameterSet: string;
  readonly bytes: Uint8Array;
}

const fromHighest = (bytes: Uint8Array): bigint =>
  bytes.length === 0 ? 0n : BigInt(`0x${Buffer.from(bytes).toString('hex')}`);
const fromLowest = (bytes: Uint8Array): bigint => fromHighest(bytes.toReversed());

const highestFirst = (value: bigint, length: number): Uint8Array =>
  Uint8Array.from(Buffer.from(value.toString(16).padStart(length * 2, '0'), 'hex'));

const modulo = (value: bigint, divisor: bigint): bigint => ((value % divisor) + divisor) % divisor;

const sizeOf = (curve: Curve): number => curve.Fp.BYTES;

/** The hash as the number e of GOST R 34.10-2012, section 6: zero counts as one. */
function numberOf(hash: Uint8Array, order: bigint): bigint {
  const e = modulo(fromLowest(hash), order);
  return e === 0n ? 1n : e;
}

/** True or false by GOST R 34.10-2012 (RFC 7091, section 6.2); undefined for a curve or a key we do not know. */
export function isSignedBy(key: GostPublicKey, hash: Uint8Array, signature: Uint8Array): boolean | undefined {
  const curve = curveOf(key.parameterSet);
  if (curve === undefined) return undefined;
  const size = sizeOf(curve);
  const point = pointOf(curve, key.bytes);
  if (point === undefined) return undefined;
  if (signature.length !== 2 * size) return false;
  // RFC 9215, section 3: s stands before r.
  const s = fromHighest(signature.subarray(0, size));
  const r = fromHighest(signature.subarray(size));
  const order = curve.Fn.ORDER;
  if (r === 0n || s === 0n || r >= order || s >= order) return false;
  const v = curve.Fn.inv(numberOf(hash, order));
  const z1 = modulo(s * v, order);
  const z2 = modulo(-r * v, order);
  const sum = curve.BASE.multiplyUnsafe(z1).add(point.multiplyUnsafe(z2));
  return !sum.is0() && modulo(sum.toAffine().x, order) === r;
}

/** The key's point, if it lies on the curve and in its subgroup. */
function pointOf(curve: Curve, bytes: Uint8Array) {
  const size = sizeOf(curve);
  if (bytes.length !== 2 * size) return undefined;
  try {
    const x = fromLowest(bytes.subarray(0, size));
    const y = fromLowest(bytes.subarray(size));
    const point = curve.fromAffine({ x, y });
    point.assertValidity();
    return point;
  } catch {
    return undefined;
  }
}

/** The public key of an invented private one. */
export function publicKeyOf(parameterSet: string, privateKey: bigint): GostPublicKey {
  const { curve, size } = knownCurve(parameterSet);
  const { x, y } = curve.BASE.multiply(privateKey).toAffine();
  const bytes = new Uint8Array(2 * size);
  bytes.set(highestFirst(x, size).toReversed());
  bytes.set(highestFirst(y, size).toReversed(), size);
  return { parameterSet, bytes };
}

/**
 * Signs for tests and the sandbox. The nonce is given and its secrecy does not matter there: no real key may ever come here.
 */
export function signHash(
  parameterSet: string,
  privateKey: bigint,
  hash: Uint8Array,
  nonce: bigint,
): Uint8Array {
  const { curve, size } = knownCurve(parameterSet);
  const order = curve.Fn.ORDER;
  const k = modulo(nonce, order - 1n) + 1n;
  const r = modulo(curve.BASE.multiply(k).toAffine().x, order);
  const s = modulo(r * privateKey + k * numberOf(hash, order), order);
  if (r === 0n || s === 0n) throw new Error('The nonce does not fit, take another one');
  const signature = new Uint8Array(2 * size);
  signature.set(highestFirst(s, size));
  signature.set(highestFirst(r, size), size);
  return signature;
}

function knownCurve(parameterSet: string): { curve: Curve; size: number } {
  const curve = curveOf(parameterSet);
  if (curve === undefined) throw new Error(`There is no curve ${parameterSet}`);
  return { curve, size: sizeOf(curve) };
}
