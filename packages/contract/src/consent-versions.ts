/**
 * What a visitor may agree to, each with a document of its own (152-FZ, article 9, part 1). The texts are files in `texts`;
 * a published one is never edited, because the hash of it was recorded with every consent.
 */
export const consentPurposes = ['offer', 'personal_data', 'third_parties', 'news'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

interface PublishedVersion {
  readonly version: string;
  /** The day it holds from, in Moscow. */
  readonly from: string;
}

/** The earliest first. */
const published: Readonly<Record<ConsentPurpose, readonly [PublishedVersion, ...PublishedVersion[]]>> = {
  offer: [{ version: '2026-09-01', from: '2026-09-01' }],
  // The first one was the policy itself; the consent became a document of its own.
  personal_data: [
    { version: '2026-09-01', from: '2026-09-01' },
    { version: '2026-11-20', from: '2026-11-20' },
  ],
  third_parties: [{ version: '2026-11-20', from: '2026-11-20' }],
  news: [{ version: '2026-11-20', from: '2026-11-20' }],
};

/** The version that holds on a day; a document that holds from a later day is offered before it as well. */
export function currentVersion(purpose: ConsentPurpose, day: string): string {
  const [first] = published[purpose];
  return (published[purpose].findLast(({ from }) => from <= day) ?? first).version;
}

export type VersionStanding = 'current' | 'replaced' | 'unknown';

/** A version announced for a later day is not known yet. */
export function standingOf(purpose: ConsentPurpose, version: string, day: string): VersionStanding {
  if (version === currentVersion(purpose, day)) return 'current';
  return publishedBy(purpose, day).some((one) => one.version === version) ? 'replaced' : 'unknown';
}

/** The versions of a document until a day, the newest first. */
export function publishedBy(purpose: ConsentPurpose, day: string): readonly PublishedVersion[] {
  const current = currentVersion(purpose, day);
  return published[purpose].filter(({ version, from }) => from <= day || version === current).toReversed();
}

/** The field of a request that names the version of a document. */
export const versionFields = {
  offer: 'offer_version',
  personal_data: 'personal_data_version',
  third_parties: 'third_parties_version',
  news: 'news_version',
} as const satisfies Record<ConsentPurpose, string>;

export type ConsentVersions = Readonly<Partial<Record<ConsentPurpose, string>>>;

/** The versions a request names, by purpose. */
export function versionsIn(consent: Readonly<Record<string, unknown>>): ConsentVersions {
  const named = consentPurposes.flatMap((purpose) => {
    const version = consent[versionFields[purpose]];
    return typeof version === 'string' ? [[purpose, version] as const] : [];
  });
  return Object.fromEntries(named);
}

export const consentTitles: Readonly<Record<ConsentPurpose, string>> = {
  offer: 'Публичная оферта',
  personal_data: 'Согласие на обработку персональных данных',
  third_parties: 'Согласие на передачу данных третьим лицам',
  news: 'Согласие на получение новостей',
};
