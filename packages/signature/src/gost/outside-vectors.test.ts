import { ContentInfo, SignedData } from 'pkijs';
import { expect, test } from 'vitest';
import { digestBy, hashSignedBy } from '../algorithms.ts';
import { isIssuedBy, readCertificate } from '../certificates.ts';
import { curveOf, knownParameterSets } from './curves.ts';
import { isSignedBy, publicKeyOf, signHash } from './gost-signature.ts';
import { streebog } from './streebog.ts';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

// RFC 6986, section 10: the numbers there have their highest byte first.
const first = Buffer.from('012345678901234567890123456789012345678901234567890123456789012');
const second = Buffer.from(
  'd1e520e2e5f2f0e82c20d1f2f0e8e1eee6e820e2edf3f6e82c20e2e5fef2fa20f120eceef0ff20f1f2f0e5ebe0ece820ede020f5f0e0e1f0fbff20efebfaeafb20c8e3eef0e5e2fb',
  'hex',
);

test('the hash is that of the examples of RFC 6986', () => {
  expect(hex(streebog(first, 512))).toBe(
    '1b54d01a4af5b9d5cc3d86d68d285462b19abc2475222f35c085122be4ba1ffa00ad30f8767b3a82384c6574f024c311e2a481332b08ef7f41797891c1646f48',
  );
  expect(hex(streebog(first, 256))).toBe('9d151eefd8590b89daa6ba6cb74af9275dd051026bb149a452fd84e5e57b5500');
  expect(hex(streebog(second, 512))).toBe(
    '1e88e62226bfca6f9994f1f2d51569e0daf8475a3b0fe61a5300eee46d961376035fe83549ada2b8620fcd7c496ce5b33f0cb9dddc2b6460143b03dabac9fb28',
  );
  expect(hex(streebog(second, 256))).toBe('9dd2fe4e90409e5da87f53976d7405b0c0cac628fc669a741d50063c557e8f50');
});

test.each(knownParameterSets)('the base point of the curve %s lies on it and has its order', (set) => {
  const curve = curveOf(set);
  curve?.BASE.assertValidity();
  expect(
    curve?.BASE.multiplyUnsafe(curve.Fn.ORDER - 1n)
      .add(curve.BASE)
      .is0(),
  ).toBe(true);
});

// RFC 9215, appendix D: certificates signed by another implementation.
const certificates = [
  `MIIBJTCB06ADAgECAgEKMAoGCCqFAwcBAQMCMBIxEDAOBgNVBAMTB0V4YW1wbGUwIBcNMDEwMTAxMDAwMDAwWhgPMjA1MDEyMzEwMDAwMDBaMBIxEDAOBgNVBAMTB0V4YW1wbGUwXjAXBggqhQMHAQEBATALBgkqhQMHAQIBAQEDQwAEQHQnldS+6ITd8oUP7APqP68YROAdnaYLZFCTpV4m38OZePWWz01NDGzx0YlD2UST0WuewKFtUS0uEnzEaRpjGOKjEzARMA8GA1UdEwEB/wQFMAMBAf8wCgYIKoUDBwEBAwIDQQAUC02pEksJyw1c6Sjuh0JzoxASlJLsDik2njt5EkhXjB0OHaW+NHxvG1JWx66sIArWSsd6b1s6DglzGOeubudp`,
];

test.each(certificates)('a certificate of RFC 9215 is signed by its own key', (base64) => {
  const certificate = readCertificate(Buffer.from(base64));
  expect(certificate !== null && isIssuedBy(certificate, certificate)).toBe(true);
});

// Recommendations of TK 26 on CMS, example of SignedData: no signed attributes, the content inside.
const messages = [
  [
    'MIIBBQYJKoZIhvcNAQcCoIH3MIH0AgEBMQ4wDAYIKoUDBwEBAgIFADAbBgkqhkiG9w0BBwGgDgQMVGVzdCBtZXNzYWdlMYHBMIG+AgEBMFswVjEpMCcGCSqGSIb3DQEJARYaR29zdFIzNDEwLTIwMTJAZXhhbXBsZS5jb20xKTAnBgNVBAMTIEdvc3RSMzQxMC0yMDEyICgyNTYgYml0KSBleGFtcGxlAgEBMAwGCCqFAwcBAQICBQAwDAYIKoUDBwEBAQEFAARAkptb2ekZbC94FaGDQeP70ExvTkXtOY9zgz3cCco/hxPhXUVo3eCxVNwDQ8enFItJZ8DEX4blZ8QtziNCMl5HbA==',
    '1.2.643.2.2.36.0',
    0xbfcf1d623e5cdd3032a7c6eabb4a923c46e43d640ffeaaf2c3ed39a8fa399924n,
  ],
  [
    'MIIBSQYJKoZIhvcNAQcCoIIBOjCCATYCAQExDjAMBggqhQMHAQECAwUAMBsGCSqGSIb3DQEHAaAOBAxUZXN0IG1lc3NhZ2UxggECMIH/AgEBMFswVjEpMCcGCSqGSIb3DQEJARYaR29zdFIzNDEwLTIwMTJAZXhhbXBsZS5jb20xKTAnBgNVBAMTIEdvc3RSMzQxMC0yMDEyICg1MTIgYml0KSBleGFtcGxlAgEBMAwGCCqFAwcBAQIDBQAwDAYIKoUDBwEBAQIFAASBgFyVohNhMHUi/+RAF3Gh/cC7why6v+4jPWVlx1TYlXtV8HjehI2Y+rP52/LO6EUHG/XcwCBbUxmRWsbUSRRBAexmaafkSdvv2FFwC8kHOcti+UPXPS+KRYxT8vhcsBLWWxDkc1McI7aF09hqtED36mQOfACzeJjEoUjALpmJob1V',
    '1.2.643.7.1.2.1.2.2',
    0x3fc01cdcd4ec5f972eb482774c41e66db7f380528dfe9e67992ba05aee462435757530e641077ce587b976c8eeb48c48fd33fd175f0c7de6a44e014e6bcb074bn,
  ],
] as const;

test.each(messages)('the message of TK 26 is signed by its key: %#', (base64, set, privateKey) => {
  const signed = new SignedData({ schema: ContentInfo.fromBER(Buffer.from(base64, 'base64')).content });
  const [info] = signed.signerInfos;
  const content = Buffer.from('Test message');
  const hash = info && hashSignedBy(info.signatureAlgorithm.algorithmId, content);
  if (info === undefined || hash === undefined) throw new Error('The message was not read');
  expect(digestBy(info.digestAlgorithm.algorithmId, content)).toEqual(hash);
  const signature = info.signature.valueBlock.valueHexView;
  expect(isSignedBy(publicKeyOf(set, privateKey), hash, signature)).toBe(true);
  expect(isSignedBy(publicKeyOf(set, privateKey + 1n), hash, signature)).toBe(false);
});

test.each(knownParameterSets)('what is signed on the curve %s is verified on it', (set) => {
  const key = 0x1234_5678_9abc_def0n;
  const hash = streebog(first, 256);
  const signature = signHash(set, key, hash, 0x0fed_cba9_8765_4321n);
  expect(isSignedBy(publicKeyOf(set, key), hash, signature)).toBe(true);
  expect(isSignedBy(publicKeyOf(set, key), streebog(second, 256), signature)).toBe(false);
});
