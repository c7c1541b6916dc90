import { OctetString, UTCTime, GeneralizedTime } from 'asn1js';
import { Certificate, ContentInfo, IssuerAndSerialNumber, SignedData } from 'pkijs';
import type { SignerInfo } from 'pkijs';
import { digestBy, hashSignedBy } from './algorithms.ts';
import { followChain } from './certificate-chain.ts';
import { isSameName, keyOf, signerOf } from './certificates.ts';
import type { Signer } from './certificates.ts';
import { derOf } from './der.ts';
import { isSignedBy } from './gost/gost-signature.ts';
import type { TrustedRoots } from './trusted-roots.ts';

/** Why nothing can be said about a signature. */
export const uncheckedReasons = [
  'unreadable',
  'unknown_algorithm',
  'no_certificate',
  'root_unknown',
  'not_valid_then',
  'foreign_signer',
] as const;
export type UncheckedReason = (typeof uncheckedReasons)[number];

/** `changed`: the document is not the one signed; `forged`: the signature itself does not hold. */
export type SignatureCheck =
  | { readonly state: 'valid'; readonly signer: Signer; readonly signedAt: Date | null }
  | { readonly state: 'invalid'; readonly reason: 'changed' | 'forged'; readonly signer: Signer | null }
  | { readonly state: 'not_checked'; readonly reason: UncheckedReason; readonly signer: Signer | null };

export interface SignatureTrust {
  readonly roots: TrustedRoots;
  /** OGRN of those whose signature counts: anybody may own a certificate of the same root. */
  readonly signers: readonly string[];
}

const LARGEST = 256 * 1024;
const MOST_CERTIFICATES = 20;
const MOST_SIGNERS = 5;
const types = { messageDigest: '1.2.840.113549.1.9.4', signingTime: '1.2.840.113549.1.9.5' } as const;

/**
 * Checks a detached CMS signature (RFC 5652) of GOST R 34.10-2012 over a document. `valid` only when the digest, the
 * signature, the signer and the chain to a trusted root all hold; `invalid` only when the mathematics contradict the document.
 */
export function checkSignature(
  document: Uint8Array,
  signature: Uint8Array,
  trust: SignatureTrust,
  now: Date,
): SignatureCheck {
  const signed = readSignedData(signature);
  if (signed === null) return unchecked('unreadable');
  const checks = signed.signerInfos.map((info) => checkSigner(document, info, signed, trust, now));
  return (
    checks.find(({ state }) => state === 'invalid') ??
    checks.find(({ state }) => state === 'valid') ??
    checks[0] ??
    unchecked('unreadable')
  );
}

const unchecked = (reason: UncheckedReason, signer: Signer | null = null): SignatureCheck => ({
  state: 'not_checked',
  reason,
  signer,
});

function readSignedData(signature: Uint8Array): SignedData | null {
  if (signature.length > LARGEST) return null;
  try {
    const der = derOf(signature);
    if (der === null) return null;
    const content = ContentInfo.fromBER(der);
    if (content.contentType !== ContentInfo.SIGNED_DATA) return null;
    const signed = new SignedData({ schema: content.content });
    const isModest =
      signed.signerInfos.length <= MOST_SIGNERS && (signed.certificates?.length ?? 0) <= MOST_CERTIFICATES;
    return isModest ? signed : null;
  } catch {
    // A structure of its own making: the library throws for it, in many ways.
    return null;
  }
}

function checkSigner(
  document: Uint8Array,
  info: SignerInfo,
  { certificates: items = [] }: SignedData,
  { roots, signers }: SignatureTrust,
  now: Date,
): SignatureCheck {
  const given = items.filter((item) => item instanceof Certificate);
  const certificate = [...given, ...roots].find((one) => isSignersOwn(one, info));
  const signer = certificate === undefined ? null : signerOf(certificate);
  const digest = digestBy(info.digestAlgorithm.algorithmId, document);
  if (digest === undefined) return unchecked('unknown_algorithm', signer);
  if (info.signedAttrs !== undefined) {
    const told = attributeOf(info, types.messageDigest);
    if (!(told instanceof OctetString)) return unchecked('unreadable', signer);
    if (!Buffer.from(digest).equals(told.valueBlock.valueHexView))
      return { state: 'invalid', reason: 'changed', signer };
  }
  if (certificate === undefined || signer === null) return unchecked('no_certificate');
  const message = info.signedAttrs === undefined ? document : new Uint8Array(info.signedAttrs.encodedValue);
  const hash = hashSignedBy(info.signatureAlgorithm.algorithmId, message);
  const key = keyOf(certificate);
  if (hash === undefined || key === undefined) return unchecked('unknown_algorithm', signer);
  const holds = isSignedBy(key, hash, info.signature.valueBlock.valueHexView);
  if (holds === undefined) return unchecked('unknown_algorithm', signer);
  // Without signed attributes the signature covers the document itself, so that both look the same.
  if (!holds)
    return { state: 'invalid', reason: info.signedAttrs === undefined ? 'changed' : 'forged', signer };
  const signedAt = signingTimeOf(info);
  const chain = followChain(certificate, given, roots, signedAt ?? now);
  if (chain !== 'trusted') return unchecked(chain, signer);
  return signers.includes(signer.ogrn)
    ? { state: 'valid', signer, signedAt }
    : unchecked('foreign_signer', signer);
}

/** By issuer and serial number, or by the identifier of the key (RFC 5652, section 5.3). */
function isSignersOwn(certificate: Certificate, { sid }: SignerInfo): boolean {
  if (sid instanceof IssuerAndSerialNumber) {
    return isSameName(certificate.issuer, sid.issuer) && certificate.serialNumber.isEqual(sid.serialNumber);
  }
  const identifier: unknown = certificate.extensions?.find(
    ({ extnID }) => extnID === '2.5.29.14',
  )?.parsedValue;
  const wanted = bytesOf(sid);
  const own = bytesOf(identifier);
  return wanted !== undefined && own !== undefined && Buffer.from(own).equals(wanted);
}

const bytesOf = (value: unknown): Uint8Array | undefined =>
  (value as { valueBlock?: { valueHexView?: Uint8Array } } | undefined)?.valueBlock?.valueHexView;

/** The only value of a signed attribute; undefined when it is missing or repeated. */
function attributeOf({ signedAttrs }: SignerInfo, wanted: string): unknown {
  const found = signedAttrs?.attributes.filter(({ type }) => type === wanted) ?? [];
  const values: readonly unknown[] = found[0]?.values ?? [];
  return found.length === 1 && values.length === 1 ? values[0] : undefined;
}

function signingTimeOf(info: SignerInfo): Date | null {
  const told = attributeOf(info, types.signingTime);
  return told instanceof UTCTime || told instanceof GeneralizedTime ? told.toDate() : null;
}
