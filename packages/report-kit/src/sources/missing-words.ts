import type { MissingData } from '@proverka/contract/report';

const words: Readonly<Record<MissingData, string>> = {
  passport: 'Серия и номер паспорта',
  inn: 'ИНН',
  middle_name: 'Отчество',
  region: 'Регион',
  vin: 'VIN или номер кузова',
  cadastral_number: 'Кадастровый номер',
};

/** What a source lacks, for a reader; a word nobody knows is shown as it came. */
export function missingWords(requirement: string): string {
  return (words as Readonly<Record<string, string | undefined>>)[requirement] ?? requirement;
}
