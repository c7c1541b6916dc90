import { readFileSync } from 'node:fs';
import type { BrandId } from '@proverka/brand/host';
import {
  consentPurposes,
  consentTitles,
  currentVersion,
  publishedBy,
} from '@proverka/contract/consent-versions';
import type { ConsentPurpose } from '@proverka/contract/consent-versions';
import type { ConsentText } from '@proverka/contract/consent';
import { z } from 'zod';

const folder = new URL('../../../../packages/contract/texts/', import.meta.url);

const listSchema = z.array(
  z.object({
    brand: z.string(),
    purpose: z.enum(consentPurposes),
    version: z.string(),
    sha256: z.string(),
  }),
);

const keyOf = (brand: string, purpose: ConsentPurpose, version: string) => `${brand}/${purpose}-${version}`;

const hashes: ReadonlyMap<string, string> = new Map(
  listSchema
    .parse(JSON.parse(readFileSync(new URL('published.json', folder), 'utf8')))
    .map(({ brand, purpose, version, sha256 }) => [keyOf(brand, purpose, version), sha256]),
);

/** The hash of a published text; undefined for a version that never was. */
export const textHash = (brand: BrandId, purpose: ConsentPurpose, version: string): string | undefined =>
  hashes.get(keyOf(brand, purpose, version));

/** Every version published until a day (Moscow), by document, the newest first. */
export function listTexts(brand: BrandId, day: string): ConsentText[] {
  return consentPurposes.flatMap((purpose) =>
    publishedBy(purpose, day).flatMap(({ version, from }) => {
      const hash = textHash(brand, purpose, version);
      if (hash === undefined) return [];
      const isCurrent = version === currentVersion(purpose, day);
      return {
        purpose,
        title: consentTitles[purpose],
        version,
        from_date: from,
        hash,
        is_current: isCurrent,
      };
    }),
  );
}

/** A version with its text as published, `current` being the one that holds; null when there was none until the day. */
export function findText(
  brand: BrandId,
  { purpose, version }: { readonly purpose: ConsentPurpose; readonly version: string },
  day: string,
): (ConsentText & { text: string }) | null {
  const isAsked = (one: ConsentText) => (version === 'current' ? one.is_current : one.version === version);
  const found = listTexts(brand, day).find((one) => one.purpose === purpose && isAsked(one));
  if (found === undefined) return null;
  return {
    ...found,
    text: readFileSync(new URL(`${keyOf(brand, purpose, found.version)}.txt`, folder), 'utf8'),
  };
}
