import type { SignatureCheck } from '@proverka/signature/check-signature';
import type { Apart } from '#platform/apart/apart.ts';
import type { Work } from '#platform/apart/work.ts';
import type { checkSignatureApart } from './signature-checking/check-signature.apart.ts';

/** Whose signatures count: configured, because roots change and are nobody's to guess. */
export interface SignatureTrust {
  /** Files of certificates in DER or PEM that a chain has to end at. */
  readonly roots: readonly Uint8Array[];
  /** OGRN of those who sign for the register. */
  readonly signers: readonly string[];
}

export interface SignatureChecker {
  /**
   * Checks a detached signature in a process of its own: hashing 20 MB takes two seconds, and a signature is a stranger's
   * input. What takes too long or fails was not checked.
   */
  readonly check: (document: Uint8Array, signature: Uint8Array, now: Date) => Promise<SignatureCheck>;
}

const checking: Work<typeof checkSignatureApart> = {
  file: new URL('signature-checking/check-signature.apart.ts', import.meta.url),
  name: 'checkSignatureApart',
  milliseconds: 30_000,
  heapMb: 128,
  waiting: 40,
};

export const createSignatureChecker = (
  { roots, signers }: SignatureTrust,
  apart: Apart,
): SignatureChecker => ({
  check: async (document, signature, now) => {
    const answer = await apart.run(checking, { document, signature, roots, signers, now });
    return answer.ok ? answer.value : { state: 'not_checked', reason: 'unreadable', signer: null };
  },
});
