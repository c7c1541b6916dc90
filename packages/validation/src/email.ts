import type { Rule } from './rule.ts';

// Local part in ASCII (RFC 5321 dot-atom), domain labels in any script: «имя» needs SMTPUTF8, «.рф» does not.
const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u;

/** Trimmed and lowercased; 254 characters is the longest path of RFC 5321. */
export function parseEmail(text: string): string | null {
  const email = text.trim().toLowerCase();
  return email.length <= 254 && EMAIL.test(email) ? email : null;
}

/** Empty is allowed; add `required` where it is not. */
export const email =
  (message = 'Некорректный email'): Rule<string> =>
  (value) =>
    value.trim() === '' || parseEmail(value) !== null ? null : message;

/** «t***@example.com»: enough to recognise one's own. */
export const maskEmail = (email: string): string => email.replace(/(?<=^.).*(?=@)/su, '***');

/** The part before @, shown when a person gave no name. */
export const mailbox = (email: string): string => email.split('@', 1)[0] ?? '';
