import { z } from 'zod';

/** What proves who somebody is, besides the password. */
export const factorWays = ['passkey', 'totp', 'recovery_code'] as const;
export type FactorWay = (typeof factorWays)[number];

const base64url = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[\w-]*$/);

const credential = { id: base64url(1500), rawId: base64url(1500), type: z.literal('public-key') };

/** `PublicKeyCredential.toJSON()` of a browser that signed in. */
export const passkeyAssertionSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(10_000),
    userHandle: base64url(200).nullish(),
  }),
});
export type PasskeyAssertion = z.infer<typeof passkeyAssertionSchema>;

/** `PublicKeyCredential.toJSON()` of a browser that made a passkey. */
export const passkeyAttestationSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(20_000),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});
export type PasskeyAttestation = z.infer<typeof passkeyAttestationSchema>;

const listedCredentialSchema = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).exactOptional(),
});

/** For `PublicKeyCredential.parseRequestOptionsFromJSON`. */
export const passkeyRequestSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(listedCredentialSchema),
});
export type PasskeyRequest = z.infer<typeof passkeyRequestSchema>;

/** For `PublicKeyCredential.parseCreationOptionsFromJSON`. */
export const passkeyCreationSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  excludeCredentials: z.array(listedCredentialSchema),
  authenticatorSelection: z.object({
    residentKey: z.literal('preferred'),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type PasskeyCreation = z.infer<typeof passkeyCreationSchema>;

/** A question that a second factor answers. */
export const proofChallengeSchema = z.object({
  challenge_id: z.string(),
  /** Seconds. */
  expires_in: z.int(),
  /** What this person may answer with on this host; may be empty. */
  ways: z.array(z.enum(factorWays)),
  /** Null where the person has no passkey of this host. */
  passkey: passkeyRequestSchema.nullable(),
});
export type ProofChallenge = z.infer<typeof proofChallengeSchema>;

export const proofAnswerSchema = z.discriminatedUnion('way', [
  z.object({ way: z.literal('passkey'), credential: passkeyAssertionSchema }),
  z.object({ way: z.literal('totp'), code: z.string().max(20) }),
  z.object({ way: z.literal('recovery_code'), code: z.string().max(40) }),
]);
export type ProofAnswer = z.infer<typeof proofAnswerSchema>;

export const proofSchema = z.object({ challenge_id: z.string().max(100), answer: proofAnswerSchema });
export type Proof = z.infer<typeof proofSchema>;

/** What `checkProof` refuses with: every endpoint that takes a proof lists them. */
export const proofRefusals = [
  'second_factor_expired',
  'second_factor_wrong',
  'second_factor_code_used',
  'second_factor_clock',
  'passkey_refused',
] as const;
