import type { DealSeller } from '@proverka/contract/deal';

/** The fields of a seller that the folder asks for, as typed. */
export interface TypedSeller {
  readonly last_name: string;
  readonly first_name: string;
  readonly middle_name: string;
  readonly birth_date: string;
  readonly inn: string;
}

export const emptySeller: TypedSeller = {
  last_name: '',
  first_name: '',
  middle_name: '',
  birth_date: '',
  inn: '',
};

interface SellerField {
  readonly field: keyof TypedSeller;
  readonly label: string;
  readonly isOptional: boolean;
  readonly isDay: boolean;
}

const text = (field: keyof TypedSeller, label: string, isOptional = true): SellerField => ({
  field,
  label,
  isOptional,
  isDay: false,
});

export const sellerFields: readonly SellerField[] = [
  text('last_name', 'Фамилия', false),
  text('first_name', 'Имя', false),
  text('middle_name', 'Отчество'),
  { ...text('birth_date', 'Дата рождения'), isDay: true },
  text('inn', 'ИНН'),
];

/** What the buyer has to correct, by field, in the words of the other forms about people. */
export function mistakesIn(seller: TypedSeller): Partial<Record<keyof TypedSeller, string>> {
  const { last_name: last, first_name: first, birth_date: birth, inn } = seller;
  return {
    ...(last.trim() === '' && { last_name: 'Обязательное поле' }),
    ...(first.trim() === '' && { first_name: 'Обязательное поле' }),
    ...(birth !== '' && !/^\d{4}-\d{2}-\d{2}$/.test(birth) && { birth_date: 'Невалидная дата' }),
    ...(inn.trim() !== '' && !/^\d{12}$/.test(inn.trim()) && { inn: 'ИНН человека состоит из 12 цифр' }),
  };
}

/** As the contract takes it: without what is empty. */
export const sellerOf = (seller: TypedSeller): DealSeller =>
  Object.fromEntries(
    Object.entries(seller)
      .map(([field, value]) => [field, String(value).trim()])
      .filter(([, value]) => value !== ''),
  );
