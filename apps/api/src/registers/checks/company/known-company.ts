import type { CompanySubject } from '../../subject.domain.ts';

/** INN or OGRN, whichever the subject has; an order without either is not placed. */
export const numberOf = ({ inn, ogrn }: CompanySubject): string => inn ?? ogrn ?? '';
