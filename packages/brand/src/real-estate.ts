import type { Brand } from './brand.ts';

export const realEstateBrand: Brand = {
  id: 'real-estate',
  name: 'Проверка',
  tagline: 'Проверка недвижимости перед сделкой',
  requisites: {
    company: 'ООО «Проверка Тест»',
    inn: '7700000016',
    ogrn: '1027700000019',
    kpp: '770001001',
    address: '101000, г. Москва, ул. Тестовая, д. 1',
  },
  supportEmail: 'help@realestate.localhost',
  layout: 'real-estate',
};
