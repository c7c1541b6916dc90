/** By the contract's `MissingData`, which stands above this package. */
const words: Readonly<Record<string, string>> = {
  passport: 'Серия и номер паспорта',
  inn: 'ИНН',
  middle_name: 'Отчество',
  region: 'Регион',
  vin: 'VIN или номер кузова',
  cadastral_number: 'Кадастровый номер',
  consent: 'Согласие того, о ком запрос',
};

/** A missing datum in words; an unknown one is shown as received. */
export const missingWords = (requirement: string): string => words[requirement] ?? requirement;
