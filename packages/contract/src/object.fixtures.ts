import type { ObjectInfo } from './object.ts';

/** An invented flat. */
export const flatFixture = (more: Partial<ObjectInfo> = {}): ObjectInfo => ({
  Number: '77:01:0001001:1024',
  Address: 'г Москва, ул Образцова, д 1, кв 5',
  Area: '54.3',
  AreaOKC: '',
  Level: '3',
  ObjectType: 'Помещение',
  TypeOKC: 'Квартира',
  Status: 'Учтенный',
  ...more,
});
