import {
  BitString,
  Null,
  ObjectIdentifier,
  OctetString,
  Sequence,
  UTCTime,
  Utf8String,
  Integer,
} from 'asn1js';
import {
  AlgorithmIdentifier,
  Attribute,
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  Extension,
  IssuerAndSerialNumber,
  PublicKeyInfo,
  RelativeDistinguishedNames,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  Time,
} from 'pkijs';
import { publicKeyOf, signHash } from './gost/gost-signature.ts';
import { streebog } from './gost/streebog.ts';

/*
 * An invented authority and whoever it certifies, for tests and the sandbox: keys follow from names, so that the same input
 * always gives the same bytes, and nothing here is a secret.
 */

const PARAMETER_SET = '1.2.643.2.2.36.0';
const KEY = '1.2.643.7.1.1.1.1';
const SIGNATURE = '1.2.643.7.1.1.3.2';
const DIGEST = '1.2.643.7.1.1.2.2';
const DATA = '1.2.840.113549.1.7.1';

export interface InventedName {
  readonly name: string;
  readonly organisation: string;
  readonly ogrn: string;
}

export interface Invented {
  readonly certificate: Certificate;
  readonly privateKey: bigint;
}

interface InventedTerms {
  readonly from?: Date;
  readonly to?: Date;
  readonly isAuthority?: boolean;
}

const numberFrom = (text: string | Uint8Array): bigint =>
  BigInt(`0x${Buffer.from(streebog(Buffer.from(text), 256)).toString('hex')}`) >> 2n;

const exact = (bytes: Uint8Array): ArrayBuffer => Uint8Array.from(bytes).buffer;

function sign(privateKey: bigint, message: Uint8Array): Uint8Array {
  const nonce = numberFrom(Buffer.concat([Buffer.from(privateKey.toString(16)), message]));
  return signHash(PARAMETER_SET, privateKey, streebog(message, 256), nonce);
}

const nameOf = ({ name, organisation, ogrn }: InventedName): RelativeDistinguishedNames =>
  new RelativeDistinguishedNames({
    typesAndValues: (
      [
        ['2.5.4.3', name],
        ['2.5.4.10', organisation],
        ['1.2.643.100.1', ogrn],
      ] as const
    ).map(([type, value]) => new AttributeTypeAndValue({ type, value: new Utf8String({ value }) })),
  });

const algorithm = (id: string): AlgorithmIdentifier => new AlgorithmIdentifier({ algorithmId: id });

/** Issues a certificate; without an issuer it is a root of its own. */
export function invent(
  who: InventedName,
  issuer: Invented | null,
  {
    from = new Date('2020-01-01'),
    to = new Date('2049-01-01'),
    isAuthority = issuer === null,
  }: InventedTerms = {},
): Invented {
  const privateKey = numberFrom(`${who.name} ${who.ogrn}`);
  const key = publicKeyOf(PARAMETER_SET, privateKey);
  const subject = nameOf(who);
  const certificate = new Certificate({
    version: 2,
    serialNumber: Integer.fromBigInt(numberFrom(`${who.name} ${from.toISOString()}`) >> 128n),
    signature: algorithm(SIGNATURE),
    signatureAlgorithm: algorithm(SIGNATURE),
    issuer: issuer?.certificate.subject ?? subject,
    subject,
    notBefore: new Time({ value: from }),
    notAfter: new Time({ value: to }),
    subjectPublicKeyInfo: new PublicKeyInfo({
      algorithm: new AlgorithmIdentifier({
        algorithmId: KEY,
        algorithmParams: new Sequence({
          value: [new ObjectIdentifier({ value: PARAMETER_SET }), new ObjectIdentifier({ value: DIGEST })],
        }),
      }),
      subjectPublicKey: new BitString({
        valueHex: new OctetString({ valueHex: exact(key.bytes) }).toBER(),
      }),
    }),
    extensions: [
      new Extension({
        extnID: '2.5.29.19',
        critical: true,
        extnValue: new BasicConstraints({ cA: isAuthority }).toSchema().toBER(),
      }),
    ],
  });
  const tbs = new Uint8Array(certificate.encodeTBS().toBER());
  const bytes = sign(issuer?.privateKey ?? privateKey, tbs);
  certificate.signatureValue = new BitString({ valueHex: exact(bytes) });
  return { certificate: Certificate.fromBER(certificate.toSchema(true).toBER()), privateKey };
}

export const derOfCertificate = ({ certificate }: Invented): Uint8Array =>
  new Uint8Array(certificate.toSchema().toBER());

/** A detached signature of a document, as Rosreestr puts beside its extracts. */
export function signDocument(
  document: Uint8Array,
  signer: Invented,
  signedAt: Date,
  chain: readonly Invented[] = [],
): Uint8Array {
  const attribute = (type: string, value: unknown) =>
    new Attribute({ type, values: [value] as Attribute['values'] });
  const attributes = new SignedAndUnsignedAttributes({
    type: 0,
    attributes: [
      attribute('1.2.840.113549.1.9.3', new ObjectIdentifier({ value: DATA })),
      attribute('1.2.840.113549.1.9.5', new UTCTime({ valueDate: signedAt })),
      attribute('1.2.840.113549.1.9.4', new OctetString({ valueHex: exact(streebog(document, 256)) })),
    ],
  });
  // A signature is made of the attributes as a SET (RFC 5652, section 5.4), while they stand as an implicit tag.
  const set = new Uint8Array(attributes.toSchema().toBER());
  set[0] = 0x31;
  const info = new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({
      issuer: signer.certificate.issuer,
      serialNumber: signer.certificate.serialNumber,
    }),
    digestAlgorithm: algorithm(DIGEST),
    signatureAlgorithm: new AlgorithmIdentifier({ algorithmId: KEY, algorithmParams: new Null() }),
    signedAttrs: attributes,
    signature: new OctetString({ valueHex: exact(sign(signer.privateKey, set)) }),
  });
  const signed = new SignedData({
    version: 1,
    digestAlgorithms: [algorithm(DIGEST)],
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: DATA }),
    certificates: [signer, ...chain].map(({ certificate }) => certificate),
    signerInfos: [info],
  });
  const content = new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: signed.toSchema(true) });
  return new Uint8Array(content.toSchema().toBER());
}
