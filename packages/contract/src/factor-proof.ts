import { z } from 'zod';

const bytes = (most: number) => z.base64url().min(1).max(most);

/** What a browser answers to `navigator.credentials.get`, as `@simplewebauthn/browser` writes it. */
export const passkeyAssertionSchema = z.object({
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(8000),
    authenticatorData: bytes(8000),
    signature: bytes(4000),
    userHandle: bytes(200).optional(),
  }),
  clientExtensionResults: z.record(z.string().max(100), z.json()),
  authenticatorAttachment: z.string().max(40).optional(),
});
export type PasskeyAssertion = z.infer<typeof passkeyAssertionSchema>;

/** What a browser answers to `navigator.credentials.create`. */
export const passkeyRegistrationSchema = z.object({
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(8000),
    attestationObject: bytes(40_000),
    authenticatorData: bytes(8000).optional(),
    transports: z.array(z.string().max(40)).max(10).optional(),
    publicKeyAlgorithm: z.number().optional(),
    publicKey: bytes(4000).optional(),
  }),
  clientExtensionResults: z.record(z.string().max(100), z.json()),
  authenticatorAttachment: z.string().max(40).optional(),
});
export type PasskeyRegistration = z.infer<typeof passkeyRegistrationSchema>;

/** Options of `@simplewebauthn/server`, passed through to the browser as they are. */
export const passkeyOptionsSchema = z.record(z.string(), z.json());

export const totpCodeSchema = z.string().regex(/^\d{6}$/);

/** A passkey or a TOTP code, with what it was asked for. */
export const factorProofSchema = z.discriminatedUnion('way', [
  z.object({ way: z.literal('passkey'), passkey: passkeyAssertionSchema }),
  z.object({ way: z.literal('totp'), code: totpCodeSchema }),
]);
export type FactorProof = z.infer<typeof factorProofSchema>;

export const factorWays = ['passkey', 'totp'] as const;
export type FactorWay = (typeof factorWays)[number];
