import type { MissingData } from '@proverka/contract/report';

const words: Readonly<Record<MissingData, string>> = {
  passport: 'Серия и номер паспорта',
  inn: 'ИНН',
  middle_name: 'Отчество',
  region: 'Регион',
  vin: 'VIN или номер кузова',
  cadastral_number: 'Кадастровый номер',
};

/** A missing datum in words; an unknown one is shown as received. */
export function missingWords(requirement: string): string {
  return (words as Readonly<Record<string, string | undefined>>)[requirement] ?? requirement;
}
