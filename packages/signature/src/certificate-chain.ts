import type { Certificate } from 'pkijs';
import { isIssuedBy, isSameCertificate, isSameName, isValidAt, mayIssue } from './certificates.ts';
import type { TrustedRoots } from './trusted-roots.ts';

const LONGEST_CHAIN = 6;
/** Certificates that all bear one name would make millions of chains. */
const MOST_VERIFICATIONS = 30;

export type ChainOutcome = 'trusted' | 'root_unknown' | 'not_valid_then';

/**
 * Follows the issuers of a certificate to a trusted root. Every certificate of the chain must have been valid at `moment`,
 * and every issuer must be allowed to issue. Revocation is not asked about.
 */
export function followChain(
  certificate: Certificate,
  given: readonly Certificate[],
  roots: TrustedRoots,
  moment: Date,
): ChainOutcome {
  let outcome: ChainOutcome = 'root_unknown';
  let left = MOST_VERIFICATIONS;
  const isFrom = (issued: Certificate, issuer: Certificate): boolean => {
    if (left === 0 || !isSameName(issued.issuer, issuer.subject)) return false;
    left -= 1;
    return isIssuedBy(issued, issuer);
  };
  const visit = (current: Certificate, path: readonly Certificate[]): boolean => {
    const root = roots.find((one) => isSameCertificate(current, one) || isFrom(current, one));
    if (root !== undefined) {
      if ([...path, root].every((one) => isValidAt(one, moment))) return true;
      outcome = 'not_valid_then';
    }
    if (path.length >= LONGEST_CHAIN) return false;
    return given.some(
      (issuer) =>
        !path.some((one) => isSameCertificate(one, issuer)) &&
        mayIssue(issuer, path.length - 1) &&
        isFrom(current, issuer) &&
        visit(issuer, [...path, issuer]),
    );
  };
  return visit(certificate, [certificate]) ? 'trusted' : outcome;
}
