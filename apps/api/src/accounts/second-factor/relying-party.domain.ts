import { originOf } from '@proverka/brand/request-site';
import type { Site } from '@proverka/brand/request-site';

/** Whom a passkey is made for (WebAuthn, 5.4.2). A passkey of one host opens nothing on another. */
export interface RelyingParty {
  readonly id: string;
  /** The only origin an answer is taken from. */
  readonly origin: string;
}

/** Sub-domains that share a session share its passkeys. */
export const relyingPartyOf = (site: Site): RelyingParty => ({
  id: site.entry.cookieDomain ?? site.entry.host,
  origin: originOf(site),
});
