import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { InsuranceDocument, Insurer } from '@proverka/contract/insurance';
import { z } from 'zod';
import type { EnvironmentReader } from '#platform/config/environment.ts';

/** What is sold as insurance of a deal: nothing is promised beyond these documents. */
export interface Insurance {
  readonly insurer: Insurer;
  /** What policy numbers begin with. */
  readonly series: string;
  /** PDFs as the insurer published them. */
  readonly documents: Readonly<Record<InsuranceDocument, InsuranceFile>>;
}

export interface InsuranceFile {
  readonly content: Buffer;
  /** SHA-256, in hexadecimal. */
  readonly hash: string;
}

/** The name of the part of a price, and of the flag of an item that asks for it (specification, section 9). */
export const INSURANCE_OPTION = 'riskInsurance';
export const INSURANCE_COMPONENT = 'RiskInsurance';

const LARGEST_DOCUMENT = 10_000_000;
const MOST_RUBLES = 1_000_000_000;

const words = z.string().trim().min(1).max(300);
const fileSchema = z.object({
  insurer: words,
  inn: z.string().regex(/^\d{10}$/),
  licence: words,
  phone: words,
  program: words,
  sum: z.int().positive().max(MOST_RUBLES),
  months: z.int().min(1).max(120),
  series: z.string().regex(/^[\p{L}\d]{1,10}$/u),
  /** Paths from the file. */
  terms: words,
  policy: words,
});

/** The insurer of `INSURANCE_FILE` with both documents, or null without one. An incomplete one stops the start. */
export function readInsurance(read: EnvironmentReader): Insurance | null {
  const written = read.jsonFile('INSURANCE_FILE');
  if (written === undefined) return null;
  const parsed = fileSchema.safeParse(written);
  if (!parsed.success) {
    const fields = parsed.error.issues.map(({ path }) => path.join('.')).join(', ');
    read.mistake(`INSURANCE_FILE lacks or misspells: ${fields}.`);
    return null;
  }
  const { series, terms, policy, ...insurer } = parsed.data;
  const folder = dirname(read.text('INSURANCE_FILE'));
  const [termsFile, policyFile] = [readPdf(resolve(folder, terms)), readPdf(resolve(folder, policy))];
  if (termsFile === null || policyFile === null) {
    read.mistake('INSURANCE_FILE names documents that are no PDF of at most 10 MB.');
    return null;
  }
  return { insurer, series, documents: { terms: termsFile, policy: policyFile } };
}

function readPdf(path: string): InsuranceFile | null {
  try {
    const content = readFileSync(path);
    const isPdf = content.subarray(0, 5).toString('latin1') === '%PDF-';
    if (!isPdf || content.length > LARGEST_DOCUMENT) return null;
    return { content, hash: createHash('sha256').update(content).digest('hex') };
  } catch {
    return null;
  }
}
