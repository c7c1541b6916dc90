import type { FormRules } from '../rule.ts';
import { registerRules, type RegisterForm } from './register.ts';

/** Personal details a user can change; they follow the rules of registration. */
export type ProfileForm = Pick<RegisterForm, 'name' | 'phone'>;

export const profileRules: FormRules<ProfileForm> = {
  name: registerRules.name as FormRules<ProfileForm>['name'],
  phone: registerRules.phone as FormRules<ProfileForm>['phone'],
};
