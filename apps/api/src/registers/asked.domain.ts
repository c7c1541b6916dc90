import { regions as allRegions } from '@proverka/validation/regions';
import { joined, sentences } from '@proverka/words/joined';
import type { CheckedKind, SubjectOf } from './subject.domain.ts';

/** What a question named, in the case that follows «искали по». */
const names = {
  last_name: 'фамилии',
  first_name: 'имени',
  middle_name: 'отчеству',
  birth_date: 'дате рождения',
  inn: 'ИНН',
  ogrn: 'ОГРН',
  passport: 'паспорту',
  company_name: 'названию из ЕГРЮЛ',
  vin: 'VIN',
  body_number: 'номеру кузова',
  plate: 'государственному номеру',
} as const;
type AskedField = keyof typeof names;

/** What a source was asked. It is stored with the answer: an answer says nothing beyond its question. */
export interface Asked {
  readonly by: readonly AskedField[];
  /** Region codes when the question was limited to them; null for the whole register. */
  readonly regions: readonly string[] | null;
  /** Which car a plate was found to be on the way. */
  readonly car?: FoundCar;
}

/** A car as the register of plates names it. */
export interface FoundCar {
  /** Make and model. */
  readonly model: string;
  readonly year: number;
  readonly source: string;
  /** ISO. */
  readonly source_date: string | null;
}

/** What a register covers when it is asked as a whole. */
export interface Coverage {
  /** After «искали»: «в банке данных приставов». */
  readonly where: string;
  /** The register is kept by region, so that «по всем регионам» is worth saying. */
  readonly isRegional?: true;
  /** Sentences: the period the register covers, and what it never shows. */
  readonly limits: string;
}

/** An all-clear without its text, which is composed of the question. */
export interface NothingFound {
  /** «Судебных дел не найдено». */
  readonly title: string;
  /** What it means that there is no record, where that is more than the absence. */
  readonly meaning?: string;
}

/** The statement that a register has no records: never wider than the question. */
export function nothingFound({ title, meaning }: NothingFound, coverage: Coverage, asked: Asked) {
  const regions = asked.regions?.map(regionName).join(', ');
  return {
    title: regions === undefined ? title : `${title}: спрошен только регион ${regions}`,
    text: sentences(
      meaning,
      `Искали ${joined([coverage.where, regions === undefined ? everywhere(coverage) : `только регион ${regions}`])}${byWords(asked)}`,
      regions === undefined ? undefined : 'О других регионах этот ответ не говорит ничего',
      coverage.limits,
    ),
  };
}

const regionName = (code: string): string =>
  allRegions.find((region) => region.code === code)?.name ?? `с кодом ${code}`;

/** The name of a source; a question limited to a region says so wherever its answer is only counted. */
export const sourceWords = (source: string, asked: Asked | null): string =>
  asked?.regions ? `${source}, только регион ${asked.regions.map(regionName).join(', ')}` : source;

const everywhere = ({ isRegional }: Coverage): string => (isRegional ? 'по всем регионам' : '');

/** «, по фамилии, имени и дате рождения (без отчества)»; a person without a middle name is asked for without it. */
function byWords({ by }: Asked): string {
  if (by.length === 0) return '';
  const words = by.map((field) => names[field]);
  const last = words.at(-1) ?? '';
  const listed = words.length === 1 ? last : `${words.slice(0, -1).join(', ')} и ${last}`;
  const isByName = by.includes('last_name');
  return `: по ${listed}${isByName && !by.includes('middle_name') ? ', без отчества' : ''}`;
}

type Identity = 'name' | 'inn' | 'passport';

/** What a question about the whole register names. */
export function askedBy<Kind extends CheckedKind>(
  kind: Kind,
  subject: SubjectOf[Kind],
  identity: Identity = 'name',
): Asked {
  const filled = new Map(Object.entries(subject));
  const has = (field: AskedField) => Boolean(filled.get(field));
  const fields: Readonly<Record<CheckedKind, readonly AskedField[]>> = {
    person: identity === 'inn' ? ['inn'] : ['last_name', 'first_name', 'middle_name', 'birth_date'],
    company: has('inn') ? ['inn'] : ['ogrn'],
    car: has('vin') ? ['vin'] : has('body_number') ? ['body_number'] : ['plate'],
  };
  const by = fields[kind].filter(has);
  return { by: identity === 'passport' ? [...by, 'passport'] : by, regions: null };
}

/** Answers stored before questions were: registers then got the region with the other data. */
export function askedBefore<Kind extends CheckedKind>(kind: Kind, subject: SubjectOf[Kind]): Asked {
  const region = new Map<string, unknown>(Object.entries(subject)).get('region');
  const asked = askedBy(kind, subject);
  return typeof region === 'string' && region !== '' ? { ...asked, regions: [region] } : asked;
}
