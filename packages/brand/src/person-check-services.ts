import type { Service, ServiceGroup } from './service.ts';

const minute = 'около 1 минуты';
const fiveMinutes = 'от 5 минут';

/** Services that ask one official source one question. */
const single = (service: Omit<Service, 'priceRub' | 'time'>): Service => ({
  ...service,
  priceRub: 29,
  time: minute,
});

/** Services that combine all sources about a person for one purpose. */
const whole = (service: Omit<Service, 'priceRub' | 'time' | 'isFromPrice'>): Service => ({
  ...service,
  priceRub: 99,
  isFromPrice: true,
  time: fiveMinutes,
});

const people: ServiceGroup = {
  title: 'Проверка человека',
  items: [
    whole({
      title: 'Проверка физического лица',
      product_name: 'CheckPerson',
      path: '/check-person/',
      summary: 'Долги, суды, розыск, банкротство и ещё восемь проверок по официальным источникам.',
      badge: 'all-includes',
    }),
    whole({
      title: 'Проверка сотрудника',
      product_name: 'CheckEmployee',
      path: '/proverka-sotrudnika/',
      summary: 'Что стоит знать о кандидате до того, как подписан трудовой договор.',
      badge: 'recommend',
    }),
    whole({
      title: 'Проверка арендатора',
      product_name: 'CheckTenant',
      path: '/proverka-arendatora/',
      summary: 'Долги, суды и розыск человека, который просит ключи от вашей квартиры.',
    }),
    whole({
      title: 'Проверка заёмщика',
      product_name: 'CheckBorrower',
      path: '/proverka-zaemshika/',
      summary: 'Долги и банкротство того, кто берёт у вас деньги в долг.',
    }),
    whole({
      title: 'Проверка водителя',
      product_name: 'CheckDriver',
      path: '/proverka-voditelya/',
      summary: 'Штрафы, долги и розыск человека, которому доверяют машину и груз.',
    }),
    whole({
      title: 'Проверка бизнес-партнёра',
      product_name: 'CheckBusinessPartner',
      path: '/proverka-biznes-partnera/',
      summary: 'Человек, с которым вы открываете дело: суды, банкротство, дисквалификация.',
    }),
    whole({
      title: 'Для службы безопасности',
      product_name: 'CheckSecurity',
      path: '/proverka-sluzhboi-bezopasnosti/',
      summary: 'Все источники о человеке, каждый с датой и состоянием, в одном документе.',
    }),
  ],
};

const documents: ServiceGroup = {
  title: 'Документы и статусы',
  items: [
    {
      title: 'Действительность паспорта',
      product_name: 'CheckPassport',
      path: '/proverka-pasporta/',
      summary: 'Действителен, недействителен или не удалось проверить — бесплатно.',
      priceRub: 0,
      time: 'мгновенно',
    },
    single({
      title: 'Паспорт: расширенная проверка',
      product_name: 'CheckPassportFull',
      path: '/proverka-pasporta-full/',
      summary: 'Действительность паспорта и ИНН, который по нему присвоен.',
      badge: 'new',
    }),
    single({
      title: 'ИНН по паспорту',
      product_name: 'CheckInn',
      path: '/proverka-inn/',
      summary: 'Какой ИНН присвоен человеку с этим паспортом.',
    }),
    single({
      title: 'Самозанятый или ИП',
      product_name: 'CheckSelfEmployed',
      path: '/proverka-samozanyatogo/',
      summary: 'Состоит ли человек на учёте как самозанятый или предприниматель.',
    }),
  ],
};

const debts: ServiceGroup = {
  title: 'Долги и суды',
  items: [
    single({
      title: 'Долги у приставов',
      product_name: 'CheckFssp',
      path: '/proverka-fssp/',
      summary: 'Исполнительные производства по банку данных судебных приставов.',
      badge: 'recommend',
    }),
    {
      title: 'Есть ли долги у приставов',
      product_name: 'CheckFsspFree',
      path: '/proverka-fssp-free/',
      summary: 'Да или нет и сколько производств — бесплатно, без подробностей.',
      priceRub: 0,
      time: minute,
    },
    single({
      title: 'Налоговая задолженность',
      product_name: 'CheckTaxDebts',
      path: '/proverka-nalogov/',
      summary: 'Долги по налогам, о которых уже знает государство.',
    }),
    single({
      title: 'Штрафы',
      product_name: 'CheckFines',
      path: '/proverka-shtrafov/',
      summary: 'Штрафы на имя человека: сумма, за что, кто вынес, оплачен ли.',
    }),
    single({
      title: 'Банкротство',
      product_name: 'CheckBankruptcy',
      path: '/proverka-na-bankrotstvo/',
      summary: 'Сведения о банкротстве человека из федерального реестра.',
    }),
    single({
      title: 'Запрет на выезд',
      product_name: 'CheckExitBan',
      path: '/proverka-zapret-na-vyezd/',
      summary: 'Наложил ли пристав ограничение на выезд и из-за какого долга.',
    }),
    single({
      title: 'Суды и судимость',
      product_name: 'CheckCriminalRecord',
      path: '/proverka-sudimost/',
      summary: 'Что видно о человеке в открытых судебных и розыскных источниках.',
    }),
    {
      title: 'Кредитный рейтинг',
      product_name: 'CreditRating',
      path: '/credit-rating/',
      summary: 'Открытые и закрытые кредиты и вероятность одобрения.',
      priceRub: 299,
      time: minute,
    },
    {
      title: 'Проверка БКИ',
      product_name: 'CheckBki',
      path: '/proverka-bki/',
      summary: 'Что о человеке знают бюро кредитных историй.',
      priceRub: 299,
      time: minute,
    },
  ],
};

const companies: ServiceGroup = {
  title: 'Компании и предприниматели',
  items: [
    {
      title: 'Проверка контрагента',
      product_name: 'CounterAgent',
      path: '/counter-agent/',
      summary: 'Регистрация, руководители, финансы, суды и долги по ИНН, ОГРН или названию.',
      priceRub: 99,
      time: fiveMinutes,
      badge: 'recommend',
    },
    {
      title: 'Проверка юридического лица',
      product_name: 'CheckLegalEntity',
      path: '/proverka-yuridicheskogo-licza/',
      summary: 'Существует ли компания, кто ею управляет и нет ли признаков ликвидации.',
      priceRub: 99,
      time: fiveMinutes,
    },
  ],
};

const cars: ServiceGroup = {
  title: 'Автомобили',
  items: [
    {
      title: 'Проверка автомобиля',
      product_name: 'CheckAuto',
      path: '/proverka-avto/',
      summary: 'Аварии, розыск, ограничения, залог и диагностические карты по VIN или номеру.',
      priceRub: 199,
      time: fiveMinutes,
      badge: 'recommend',
    },
    whole({
      title: 'Проверка владельца автомобиля',
      product_name: 'CheckAutoOwner',
      path: '/proverka-vladelcza-avtomobilya/',
      summary: 'Долги и суды продавца машины: не приедут ли за ней приставы.',
    }),
  ],
};

const realty: ServiceGroup = {
  title: 'Недвижимость',
  items: [
    {
      title: 'Проверка недвижимости',
      product_name: 'CheckRealty',
      path: '/proverka-nedvij/',
      summary: 'Собственники, обременения и история прав по кадастровому номеру или адресу.',
      priceRub: 499,
      isFromPrice: true,
      time: 'от 30 минут',
    },
  ],
};

export const personCheckServices: readonly ServiceGroup[] = [
  people,
  documents,
  debts,
  companies,
  cars,
  realty,
];
