import { accepted } from '../generic-rules.ts';

/** Rules of the consent box of the search form, where it is shown. */
export const searchConsentRules = [accepted('Поставьте согласие на обработку персональных данных')];
