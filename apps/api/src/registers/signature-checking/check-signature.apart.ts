import { checkSignature } from '@proverka/signature/check-signature';
import type { SignatureCheck } from '@proverka/signature/check-signature';
import { readRoots } from '@proverka/signature/trusted-roots';

export interface SignatureQuestion {
  readonly document: Uint8Array;
  readonly signature: Uint8Array;
  /** Files of certificates, as configured. */
  readonly roots: readonly Uint8Array[];
  readonly signers: readonly string[];
  readonly now: Date;
}

/** Done in the process of `check-signature-apart.ts`. */
export function checkSignatureApart({
  document,
  signature,
  roots,
  signers,
  now,
}: SignatureQuestion): SignatureCheck {
  return checkSignature(document, signature, { roots: roots.flatMap(readRoots), signers }, now);
}
