import type { Brand } from './brand.ts';

export const personCheckBrand: Brand = {
  id: 'person-check',
  name: 'Fizcheck',
  tagline: 'Проверка людей, компаний и автомобилей',
  requisites: {
    company: 'ООО «Физчек Тест»',
    inn: '7800000010',
    ogrn: '1027800000018',
    kpp: '780001001',
    address: '190000, г. Санкт-Петербург, ул. Образцовая, д. 2',
  },
  supportEmail: 'help@fizcheck.localhost',
  layout: 'person-check',
};
