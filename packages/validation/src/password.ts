/** What argon2id has to take from one request at the most. */
export const MAX_PASSWORD_LENGTH = 128;

/** Advice under the field, not a refusal: the specification asks for no minimum. */
export const passwordAdvice = (password: string): string | null =>
  password !== '' && password.length < 8 ? 'Короткий пароль легко подобрать: лучше 8 знаков и больше' : null;

/** Shows that a secret is set without showing it: the last 30 percent are stars. */
export function maskTail(secret: string): string {
  const hidden = Math.ceil(secret.length * 0.3);
  return secret.slice(0, secret.length - hidden) + '*'.repeat(hidden);
}
