import type { ServiceGroup } from './service.ts';

const extracts: ServiceGroup = {
  title: 'Выписки и отчёты об объекте',
  items: [
    {
      title: 'Выписка об объекте: собственники и обременения',
      product_name: 'EgrnObject',
      path: '/kadastrovyj-nomer/',
      summary: 'Кому принадлежит, есть ли ипотека, арест или запрет — по данным ЕГРН.',
      priceRub: 499,
      time: 'от 30 минут',
      badge: 'recommend',
    },
    {
      title: 'Отчёт о переходе прав: история владельцев',
      product_name: 'EgrnRightList',
      path: '/egrn-right-list-preview/',
      summary: 'Кто, когда и на каком основании владел объектом.',
      priceRub: 499,
      time: 'от 30 минут',
    },
    {
      title: 'Полная проверка: две выписки и собственник',
      product_name: 'RiskAssessment',
      path: '/risk-assessment/',
      summary: 'Объект, история прав и люди, которые его продают, — с выводом о рисках сделки.',
      priceRub: 1299,
      isFromPrice: true,
      time: 'от 30 минут',
      badge: 'all-includes',
    },
    {
      title: 'Отчёт о рисках собственников',
      product_name: 'RiskAssessmentV2',
      path: '/risk/',
      summary: 'Выписка об объекте и люди, которые его продают: для тех, у кого история прав уже есть.',
      priceRub: 1299,
      time: 'от 30 минут',
    },
  ],
};

const people: ServiceGroup = {
  title: 'Собственник и покупатель',
  items: [
    {
      title: 'Проверка собственника',
      product_name: 'CheckOwnerV2',
      path: '/check-owner/',
      summary: 'Долги, суды и банкротство продавца: то, из-за чего сделку оспаривают.',
      priceRub: 499,
      isFromPrice: true,
      time: 'от 30 минут',
    },
    {
      title: 'Кредитный рейтинг',
      product_name: 'CreditRating',
      path: '/credit-rating/',
      summary: 'Открытые и закрытые кредиты и вероятность одобрения ипотеки.',
      priceRub: 99,
      time: 'около 1 минуты',
    },
  ],
};

const market: ServiceGroup = {
  title: 'Цена',
  items: [
    {
      title: 'Рыночная оценка',
      product_name: 'CostAssessment',
      path: '/valuation/',
      summary: 'Сколько стоит квартира сегодня и из чего сложилась цена.',
      priceRub: 99,
      isFromPrice: true,
      isComing: true,
      time: 'около 1 минуты',
    },
    {
      title: 'История продаж в доме',
      product_name: 'SaleHistory',
      path: '/sale-history/',
      summary: 'По каким ценам продавались квартиры в этом доме. Для тех, кто вошёл.',
      priceRub: 0,
      time: 'мгновенно',
      badge: 'new',
    },
  ],
};

export const realEstateServices: readonly ServiceGroup[] = [extracts, people, market];
