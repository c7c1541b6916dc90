import type { PassportCheck } from '@proverka/contract/passport';
import { passportSubject, type PassportForm } from '@proverka/validation/forms/passport-check';

/** The request, with the version of the accepted text. */
export const passportRequest = (form: PassportForm, personalDataVersion: string): PassportCheck => ({
  ...passportSubject(form),
  consent: { personal_data_version: personalDataVersion },
});
