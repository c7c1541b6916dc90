import type { Company } from '../companies/company.ts';
import type { Holder } from '../objects/object.ts';
import type { Xml } from './xml.ts';

export type FindCompany = (inn: string) => Company | undefined;

/**
 * Since 01.03.2023 third parties do not see names of private owners (218-FZ, article 62): `name` contains
 * «Физическое лицо». The register omits `surname`; its own schema requires it, so here it is empty.
 */
const hiddenPerson: Xml = ['individual', ['surname', ''], ['name', 'Физическое лицо']];

function company(inn: string, find: FindCompany): Xml {
  const known = find(inn);
  if (!known) throw new Error(`no company with INN ${inn} in data/companies`);
  return [
    'legal_entity',
    [
      'entity',
      [
        'resident',
        ['name', known.fullName ?? known.name],
        ['inn', inn],
        known.ogrn ? ['ogrn', known.ogrn] : undefined,
      ],
    ],
  ];
}

/** The content of `right_holder` and `subject`: a person, a legal entity or the city. */
export function holderElement(holder: Holder, find: FindCompany): Xml {
  if (holder.kind === 'person') return hiddenPerson;
  if (holder.kind === 'company') return company(holder.inn, find);
  return [
    'public_formation',
    [
      'public_formation_type',
      ['subject_of_rf', ['name', ['code', '78'], ['value', 'Город Санкт-Петербург']]],
    ],
  ];
}
