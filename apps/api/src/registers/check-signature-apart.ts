import { fileURLToPath } from 'node:url';
import type { SignatureCheck } from '@proverka/signature/check-signature';
import { Piscina } from 'piscina';
import type { SignatureQuestion } from './signature-checking/signature-thread.ts';

/** Whose signatures count: configured, because roots change and are nobody's to guess. */
export interface SignatureTrust {
  /** Files of certificates in DER or PEM that a chain has to end at. */
  readonly roots: readonly Uint8Array[];
  /** OGRN of those who sign for the register. */
  readonly signers: readonly string[];
}

export interface SignatureChecker {
  /**
   * Checks a detached signature in a thread of its own: hashing 20 MB takes two seconds, and a signature is a stranger's
   * input. What takes too long or fails was not checked.
   */
  readonly check: (document: Uint8Array, signature: Uint8Array, now: Date) => Promise<SignatureCheck>;
  readonly close: () => Promise<void>;
}

const thread = fileURLToPath(new URL('signature-checking/signature-thread.ts', import.meta.url));
const LONGEST_MS = 30_000;
const HEAP_MB = 128;
const IDLE_MS = 600_000;

export function createSignatureChecker(
  { roots, signers }: SignatureTrust,
  onFailure: (error: unknown) => void,
): SignatureChecker {
  const pool = new Piscina<SignatureQuestion, SignatureCheck>({
    filename: thread,
    name: 'checkInThread',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    env: {},
  });
  pool.on('error', onFailure);
  return {
    check: async (document, signature, now) => {
      try {
        const question = { document, signature, roots, signers, now };
        return await pool.run(question, { signal: AbortSignal.timeout(LONGEST_MS) });
      } catch (error) {
        onFailure(error);
        return { state: 'not_checked', reason: 'unreadable', signer: null };
      }
    },
    close: () => pool.destroy(),
  };
}
