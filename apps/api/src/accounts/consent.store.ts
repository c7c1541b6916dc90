import type { BrandId } from '@proverka/brand/host';
import type { ConsentPurpose, ConsentVersions } from '@proverka/contract/consent-versions';
import type { Connection } from '#platform/db/transaction.ts';
import { textHash } from './consent-texts.ts';

export interface ConsentGiven {
  readonly userId: string | null;
  /** The e-mail a guest gave with it. */
  readonly contact?: string | null;
  readonly brand: BrandId;
  readonly address: string | null;
  readonly userAgent: string | null;
  /** The call by which it was given. */
  readonly where: string;
  readonly givenAt: Date;
  /** Checked by `refuseVersions`. */
  readonly versions: ConsentVersions;
}

const LONGEST_USER_AGENT = 300;

/** 152-FZ, article 9: which text in which version, when and from where. A version that never was throws. */
export async function recordConsents(
  db: Connection,
  given: ConsentGiven,
  newId: () => string,
): Promise<void> {
  const named = Object.entries(given.versions) as [ConsentPurpose, string][];
  const rows = named.map(([purpose, version]) => {
    const hash = textHash(given.brand, purpose, version);
    if (hash === undefined) throw new Error(`no published text: ${purpose}`);
    return {
      id: newId(),
      user_id: given.userId,
      purpose,
      text_version: version,
      text_hash: hash,
      brand: given.brand,
      address: given.address,
      user_agent: given.userAgent?.slice(0, LONGEST_USER_AGENT) ?? null,
      given_where: given.where,
      contact: given.contact ?? null,
      given_at: given.givenAt,
    };
  });
  if (rows.length > 0) await db.insertInto('consent').values(rows).execute();
}

/** False when there was none in force. */
export async function withdrawConsent(
  db: Connection,
  { userId, purpose, now }: { userId: string; purpose: ConsentPurpose; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('consent')
    .set({ withdrawn_at: now })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether a person's consent to something is in force. */
export async function hasConsent(db: Connection, userId: string, purpose: ConsentPurpose): Promise<boolean> {
  const row = await db
    .selectFrom('consent')
    .select('id')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('withdrawn_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
