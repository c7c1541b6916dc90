import { brandOf } from '@proverka/brand/brands';
import type { BrandId } from '@proverka/brand/host';
import { weakPasswordText } from '@proverka/validation/weak-password';
import { dictionary } from '@zxcvbn-ts/language-common';
import { refuse } from '#platform/result.ts';

/**
 * 49 000 passwords by how often they leaked, 18 000 of them of eight characters or more; MIT licence. Here and not in the
 * forms: the list is larger than all scripts of a page.
 */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common']);

export interface PasswordOwner {
  readonly email: string;
  readonly name: string;
  readonly phone: string;
  readonly brand: BrandId;
}

/** The refusal of a new password that is easy to guess; null for a good one. Passwords in use are never asked. */
export function refuseWeakPassword(password: string, { email, name, phone, brand }: PasswordOwner) {
  const own = [email, name, phone, brandOf(brand).name];
  const text = weakPasswordText(password, { own, isListed: (word) => common.has(word) });
  return text === null ? null : refuse('password_weak', { fields: { password: text } });
}
