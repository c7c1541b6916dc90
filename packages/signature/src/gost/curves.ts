import { weierstrass } from '@noble/curves/abstract/weierstrass.js';
import type { WeierstrassPointCons } from '@noble/curves/abstract/weierstrass.js';

type Parameters = readonly [
  p: bigint,
  a: bigint,
  b: bigint,
  n: bigint,
  x: bigint,
  y: bigint,
  cofactor?: bigint,
];

const p256 = 2n ** 256n - 617n;
const p512 = 2n ** 512n - 569n;

/** The curve «A» of CryptoPro (RFC 4357, section 11.4), today tc26-256-B. */
const a256: Parameters = [
  p256,
  p256 - 3n,
  0xa6n,
  0xffffffffffffffffffffffffffffffff6c611070995ad10045841b09b761b893n,
  1n,
  0x8d91e471e0989cda27df505a453f2b7635294f2ddf23e3b122acc99c9e9f1e14n,
];
/** The curve «B» of CryptoPro, today tc26-256-C. */
const b256: Parameters = [
  2n ** 255n + 0xc99n,
  2n ** 255n + 0xc96n,
  0x3e1af419a269a5f866a7d3c25c3df80ae979259373ff2b182f49d4ce7e1bbc8bn,
  0x800000000000000000000000000000015f700cfff1a624e5e497161bcc8a198fn,
  1n,
  0x3fa8124359f96680b83d1c3eb2c070e5c545c9858d03ecfb744bf8d717717efcn,
];
/** The curve «C» of CryptoPro, today tc26-256-D. */
const c256: Parameters = [
  0x9b9f605f5a858107ab1ec85e6b41c8aacf846e86789051d37998f7b9022d759bn,
  0x9b9f605f5a858107ab1ec85e6b41c8aacf846e86789051d37998f7b9022d7598n,
  0x805an,
  0x9b9f605f5a858107ab1ec85e6b41c8aa582ca3511eddfb74f02f3a6598980bb9n,
  0n,
  0x41ece55743711a8c3cbf3783cd08c0ee4d4dc440d4641a8f366e550dfdb3bb67n,
];
/** RFC 7836, appendix A.2: tc26-256-A. */
const twisted256: Parameters = [
  p256,
  0xc2173f1513981673af4892c23035a27ce25e2013bf95aa33b22c656f277e7335n,
  0x295f9bae7428ed9ccc20e7c359a9d41a22fccd9108e17bf7ba9337a6f8ae9513n,
  0x400000000000000000000000000000000fd8cddfc87b6635c115af556c360c67n,
  0x91e38443a5e82c0d880923425712b2bb658b9196932e02c78b2582fe742daa28n,
  0x32879423ab1a0375895786c4bb46e9565fde0b5344766740af268adb32322e5cn,
  4n,
];
/** RFC 7836, appendix A.1: tc26-512-A and tc26-512-B. */
const a512: Parameters = [
  p512,
  p512 - 3n,
  0xe8c2505dedfc86ddc1bd0b2b6667f1da34b82574761cb0e879bd081cfd0b6265ee3cb090f30d27614cb4574010da90dd862ef9d4ebee4761503190785a71c760n,
  0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff27e69532f48d89116ff22b8d4e0560609b4b38abfad2b85dcacdb1411f10b275n,
  3n,
  0x7503cfe87a836ae3a61b8816e25450e6ce5e1c93acf1abc1778064fdcbefa921df1626be4fd036e93d75e6a50e3a41e98028fe5fc235f5b889a589cb5215f2a4n,
];
const b512: Parameters = [
  2n ** 511n + 0x6fn,
  2n ** 511n + 0x6cn,
  0x687d1b459dc841457e3e06cf6f5e2517b97c7d614af138bcbf85dc806c4b289f3e965d2db1416d217f8b276fad1ab69c50f78bee1fa3106efb8ccbc7c5140116n,
  0x800000000000000000000000000000000000000000000000000000000000000149a1ec142565a545acfdb77bd9d40cfa8b996712101bea0ec6346c54374f25bdn,
  2n,
  0x1a8f7eda389b094c2c071e3647a8940f3c123b697578c213be6dd9e6c8ec7335dcb228fd1edf4a39152cbcaaf8c0398828041055f94ceeec7e21340780fe41bdn,
];

/** By the identifier of the parameter set in a certificate (RFC 4357, RFC 7836, RFC 9215). */
const parameterSets: ReadonlyMap<string, Parameters> = new Map([
  ['1.2.643.2.2.35.1', a256],
  ['1.2.643.2.2.36.0', a256],
  ['1.2.643.7.1.2.1.1.2', a256],
  ['1.2.643.2.2.35.2', b256],
  ['1.2.643.7.1.2.1.1.3', b256],
  ['1.2.643.2.2.35.3', c256],
  ['1.2.643.2.2.36.1', c256],
  ['1.2.643.7.1.2.1.1.4', c256],
  ['1.2.643.7.1.2.1.1.1', twisted256],
  ['1.2.643.7.1.2.1.2.1', a512],
  ['1.2.643.7.1.2.1.2.2', b512],
]);

export type Curve = WeierstrassPointCons<bigint>;

/** The curve of a parameter set; undefined for one we do not know. */
export function curveOf(parameterSet: string): Curve | undefined {
  const parameters = parameterSets.get(parameterSet);
  if (parameters === undefined) return undefined;
  const [p, a, b, n, Gx, Gy, h = 1n] = parameters;
  return weierstrass({ p, a, b, n, h, Gx, Gy });
}

export const knownParameterSets: readonly string[] = [...parameterSets.keys()];
