import type { Rule } from './rule.ts';

/** ASVS 5, level 2; more than one account in a thousand with a shorter one is guessed from a list. */
export const MIN_PASSWORD_LENGTH = 8;
/** The longest password argon2id has to hash. */
export const MAX_PASSWORD_LENGTH = 128;

export const passwordHint = '8 знаков или больше: например, несколько слов подряд';

export const passwordTexts = {
  short: 'Поле слишком короткое',
  own: 'В пароле ваши данные или название сайта, его легко подобрать. Придумайте другой',
  common: 'Такой пароль есть в списках частых, его легко подобрать. Придумайте другой',
} as const;

/** Counts characters as a person does; any character is allowed, and nothing has to be mixed. */
export const longEnough =
  (message: string = passwordTexts.short): Rule<string> =>
  (password) =>
    Array.from(password).length < MIN_PASSWORD_LENGTH ? message : null;

/** Indicates a secret without revealing it: the last 30 per cent are stars. */
export function maskTail(secret: string): string {
  const hidden = Math.ceil(secret.length * 0.3);
  return secret.slice(0, secret.length - hidden) + '*'.repeat(hidden);
}
