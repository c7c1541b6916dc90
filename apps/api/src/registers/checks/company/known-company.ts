import type { CompanySubject } from '../../subject.domain.ts';

/** The subject's INN or OGRN; an order without either cannot be placed. */
export const numberOf = ({ inn, ogrn }: CompanySubject): string => inn ?? ogrn ?? '';
