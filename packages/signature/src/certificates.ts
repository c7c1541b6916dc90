import { fromBER, ObjectIdentifier, OctetString, Sequence } from 'asn1js';
import { Certificate } from 'pkijs';
import type { RelativeDistinguishedNames } from 'pkijs';
import { hashSignedBy, isGostKey } from './algorithms.ts';
import { isSignedBy } from './gost/gost-signature.ts';
import type { GostPublicKey } from './gost/gost-signature.ts';
import { derOf } from './der.ts';

/** Who a certificate was issued to, as far as a reader needs it. */
export interface Signer {
  readonly name: string;
  readonly organisation: string;
  readonly ogrn: string;
}

const nameTypes = { name: '2.5.4.3', organisation: '2.5.4.10', ogrn: '1.2.643.100.1' } as const;

export function signerOf({ subject }: Certificate): Signer {
  const read = (wanted: string): string => {
    const found = subject.typesAndValues.find(({ type }) => type === wanted);
    const value: unknown = (found?.value as { valueBlock?: { value?: unknown } } | undefined)?.valueBlock
      ?.value;
    return typeof value === 'string' ? value.trim().slice(0, 200) : '';
  };
  return {
    name: read(nameTypes.name),
    organisation: read(nameTypes.organisation),
    ogrn: read(nameTypes.ogrn),
  };
}

/** The key of a certificate; undefined unless it is one of GOST R 34.10-2012. */
export function keyOf({ subjectPublicKeyInfo: info }: Certificate): GostPublicKey | undefined {
  const { algorithmId, algorithmParams } = info.algorithm;
  if (!isGostKey(algorithmId) || !(algorithmParams instanceof Sequence)) return undefined;
  const [set] = algorithmParams.valueBlock.value;
  const wrapped = fromBER(info.subjectPublicKey.valueBlock.valueHexView).result;
  if (!(set instanceof ObjectIdentifier) || !(wrapped instanceof OctetString)) return undefined;
  return { parameterSet: set.valueBlock.toString(), bytes: wrapped.valueBlock.valueHexView };
}

/** True when `issuer` signed `certificate`: by name and by the mathematics. */
export function isIssuedBy(certificate: Certificate, issuer: Certificate): boolean {
  if (!isSameName(certificate.issuer, issuer.subject)) return false;
  const key = keyOf(issuer);
  const hash = hashSignedBy(certificate.signatureAlgorithm.algorithmId, certificate.tbsView);
  if (key === undefined || hash === undefined) return false;
  return isSignedBy(key, hash, certificate.signatureValue.valueBlock.valueHexView) === true;
}

export const isSameName = (one: RelativeDistinguishedNames, other: RelativeDistinguishedNames): boolean =>
  one.isEqual(other);

export const isSameCertificate = (one: Certificate, other: Certificate): boolean =>
  Buffer.from(one.tbsView).equals(other.tbsView);

export const isValidAt = ({ notBefore, notAfter }: Certificate, moment: Date): boolean =>
  moment >= notBefore.value && moment <= notAfter.value;

/** May it issue certificates, with so many between it and the signer's? RFC 5280, sections 4.2.1.3 and 4.2.1.9. */
export function mayIssue({ extensions = [] }: Certificate, below: number): boolean {
  const constraints: unknown = extensions.find(({ extnID }) => extnID === '2.5.29.19')?.parsedValue;
  const { cA, pathLenConstraint } = (constraints ?? {}) as { cA?: boolean; pathLenConstraint?: unknown };
  if (cA !== true) return false;
  if (typeof pathLenConstraint === 'number' && below > pathLenConstraint) return false;
  const usage: unknown = extensions.find(({ extnID }) => extnID === '2.5.29.15')?.parsedValue;
  const bits = (usage as { valueBlock?: { valueHexView?: Uint8Array } } | undefined)?.valueBlock
    ?.valueHexView;
  const keyCertSign = 0x04;
  return bits === undefined || ((bits[0] ?? 0) & keyCertSign) !== 0;
}

/** A certificate in DER, PEM or base64; null when it is none. */
export function readCertificate(bytes: Uint8Array): Certificate | null {
  try {
    const der = derOf(bytes);
    return der === null ? null : Certificate.fromBER(der);
  } catch {
    return null;
  }
}
