/** The longest password argon2id has to hash. */
export const MAX_PASSWORD_LENGTH = 128;

/** A warning below the field, not a refusal: the specification has no minimum length. */
export const passwordAdvice = (password: string): string | null =>
  password !== '' && password.length < 8 ? 'Короткий пароль легко подобрать: лучше 8 знаков и больше' : null;

/** Indicates a secret without revealing it: the last 30 per cent are stars. */
export function maskTail(secret: string): string {
  const hidden = Math.ceil(secret.length * 0.3);
  return secret.slice(0, secret.length - hidden) + '*'.repeat(hidden);
}
