import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { inventedRootDer } from '@proverka/signature/invented-root';
import { readRoots } from '@proverka/signature/trusted-roots';
import type { EnvironmentReader } from '#platform/config/environment.ts';
import type { SignatureTrust } from './check-signature-apart.ts';
import { readSourceRates } from './sources/source-rates.domain.ts';
import type { SourceRates } from './sources/source-rates.domain.ts';

interface Access {
  readonly url: string;
  readonly key: string;
}

export interface RegistersConfig {
  readonly kadnet: Access;
  readonly nspd: { readonly url: string };
  readonly dadata: Access;
  /** Sells checks of persons, companies, cars and passports. */
  readonly supplier: Access;
  readonly fssp: { readonly url: string; readonly token: string };
  readonly egrul: { readonly url: string };
  /** Adverts of used cars. */
  readonly carAdverts: Access;
  /** Sells the prices of past sales of flats. */
  readonly sales: Access;
  readonly sourceRates: SourceRates;
  /** How long a source that failed several times in a row is left alone. */
  readonly sourcePauseSeconds: number;
  /** Kopecks an extract of the register costs us; what checks cost stands with each. */
  readonly extractPrice: number;
  /** Whose signatures under documents of the register count. */
  readonly signatureTrust: SignatureTrust;
}

/** OGRN of Rosreestr and of ППК «Роскадастр», which sign extracts. */
const registerSigners: readonly string[] = ['1047796940465', '1227700700633'];

/** The outside systems and their rate limits. */
export function readRegistersConfig(read: EnvironmentReader): RegistersConfig {
  const supplier = {
    url: read.url('SUPPLIER_URL'),
    key: read.text('SUPPLIER_KEY'),
  };
  return {
    kadnet: {
      url: read.url('KADNET_URL'),
      key: read.text('KADNET_KEY'),
    },
    nspd: { url: read.url('NSPD_URL') },
    dadata: {
      url: read.url('DADATA_URL'),
      key: read.text('DADATA_KEY'),
    },
    supplier,
    fssp: {
      url: read.url('FSSP_URL'),
      token: read.text('FSSP_TOKEN'),
    },
    egrul: { url: read.url('EGRUL_URL') },
    carAdverts: {
      url: read.url('CAR_ADVERTS_URL'),
      key: read.text('CAR_ADVERTS_KEY'),
    },
    // Both are sold by one supplier by default.
    sales: { url: read.url('SALES_URL') || supplier.url, key: read.text('SALES_KEY') || supplier.key },
    sourceRates: readSourceRates(read.list('SOURCE_RATES'), read.mistake),
    sourcePauseSeconds: read.integer('SOURCE_PAUSE_SECONDS'),
    extractPrice: read.integer('EXTRACT_KOPECKS'),
    signatureTrust: readSignatureTrust(read),
  };
}

/** A file or a folder of trusted certificates; only the sandbox trusts the invented root, whose key everybody knows. */
function readSignatureTrust(read: EnvironmentReader): SignatureTrust {
  const named = read.list('EXTRACT_SIGNERS');
  const signers = named.length > 0 ? named : registerSigners;
  const given = read.text('EXTRACT_ROOTS');
  if (given === '') {
    const isSandbox = read.oneOf('ENVIRONMENT') === 'sandbox';
    return { roots: isSandbox ? [inventedRootDer] : [], signers };
  }
  try {
    const files = statSync(given).isDirectory()
      ? readdirSync(given).map((name) => path.join(given, name))
      : [given];
    const roots = files.map((file) => readFileSync(file));
    for (const root of roots) readRoots(root);
    return { roots, signers };
  } catch {
    read.mistake(
      `EXTRACT_ROOTS (${given}) must be a certificate or a folder of certificates, in DER or PEM.`,
    );
    return { roots: [], signers };
  }
}
