/** What a check is about; a person may be searched by name, INN or full passport. */
type Asked = 'name' | 'inn' | 'passport' | 'company' | 'car';

export type CheckKind = {
  name: string;
  /** For the control page. */
  title: string;
  /** The register's name for readers. */
  source: string;
  by: Asked;
  costKopecks: number;
  /** The age of the register's data in days. */
  ageDays: number;
  /** Always answers with a ticket first. */
  isSlow?: true;
  /** Asked with the consent of the subject only. */
  needsConsent?: true;
};

const FNS = 'ФНС России';

export const CHECKS: readonly CheckKind[] = [
  {
    name: 'tax_debts',
    title: 'Налоговая задолженность',
    source: 'Государственная информационная система о платежах (ГИС ГМП)',
    by: 'inn',
    costKopecks: 150,
    ageDays: 1,
  },
  {
    name: 'courts',
    title: 'Суды общей юрисдикции',
    source: 'ГАС «Правосудие»',
    by: 'name',
    costKopecks: 200,
    ageDays: 1,
    isSlow: true,
  },
  {
    name: 'arbitration',
    title: 'Арбитражные дела человека',
    source: 'Картотека арбитражных дел',
    by: 'name',
    costKopecks: 150,
    ageDays: 0,
  },
  {
    name: 'wanted',
    title: 'Розыск',
    source: 'Списки розыска МВД России и ФССП России',
    by: 'name',
    costKopecks: 100,
    ageDays: 1,
  },
  {
    name: 'bankruptcy',
    title: 'Банкротство человека',
    source: 'Единый федеральный реестр сведений о банкротстве',
    by: 'name',
    costKopecks: 100,
    ageDays: 0,
  },
  {
    name: 'terrorists',
    title: 'Перечень террористов и экстремистов',
    source: 'Перечень Росфинмониторинга',
    by: 'name',
    costKopecks: 50,
    ageDays: 3,
  },
  {
    name: 'disqualified',
    title: 'Дисквалификация',
    source: `Реестр дисквалифицированных лиц, ${FNS}`,
    by: 'name',
    costKopecks: 50,
    ageDays: 7,
  },
  {
    name: 'mass_positions',
    title: 'Массовый руководитель или учредитель',
    source: `Сведения о массовых руководителях и учредителях, ${FNS}`,
    by: 'name',
    costKopecks: 50,
    ageDays: 20,
  },
  {
    name: 'business_status',
    title: 'Самозанятый или предприниматель',
    source: `Реестр плательщиков НПД, ЕГРИП и ЕГРЮЛ, ${FNS}`,
    by: 'name',
    costKopecks: 50,
    ageDays: 1,
  },
  {
    name: 'inn',
    title: 'ИНН по паспорту',
    source: `Сервис «Узнать ИНН», ${FNS}`,
    by: 'passport',
    costKopecks: 100,
    ageDays: 0,
  },
  {
    name: 'fines',
    title: 'Штрафы',
    source: 'Государственная информационная система о платежах (ГИС ГМП)',
    by: 'name',
    costKopecks: 150,
    ageDays: 0,
  },
  {
    name: 'exit_ban',
    title: 'Запрет на выезд',
    source: 'Сведения ФССП России об ограничениях на выезд',
    by: 'name',
    costKopecks: 100,
    ageDays: 1,
  },
  {
    name: 'credit_rating',
    title: 'Кредитный рейтинг',
    source: 'Тестовое бюро кредитных историй',
    by: 'passport',
    costKopecks: 2500,
    needsConsent: true,
    ageDays: 2,
    isSlow: true,
  },
  {
    name: 'company_finance',
    title: 'Отчётность компании',
    source: `Ресурс бухгалтерской отчётности, ${FNS}`,
    by: 'company',
    costKopecks: 100,
    ageDays: 30,
  },
  {
    name: 'company_courts',
    title: 'Арбитражные дела компании',
    source: 'Картотека арбитражных дел',
    by: 'company',
    costKopecks: 150,
    ageDays: 0,
  },
  {
    name: 'company_bankruptcy',
    title: 'Банкротство компании',
    source: 'Единый федеральный реестр сведений о банкротстве',
    by: 'company',
    costKopecks: 100,
    ageDays: 0,
  },
  {
    name: 'company_disqualified',
    title: 'Дисквалификация руководителей',
    source: `Реестр дисквалифицированных лиц, ${FNS}`,
    by: 'company',
    costKopecks: 50,
    ageDays: 7,
  },
  {
    name: 'company_mass_address',
    title: 'Адрес массовой регистрации',
    source: `Адреса массовой регистрации, ${FNS}`,
    by: 'company',
    costKopecks: 50,
    ageDays: 20,
  },
  {
    name: 'company_founders',
    title: 'Учредители',
    source: `ЕГРЮЛ, ${FNS}`,
    by: 'company',
    costKopecks: 50,
    ageDays: 1,
  },
  {
    name: 'company_management',
    title: 'Руководство',
    source: `ЕГРЮЛ, ${FNS}`,
    by: 'company',
    costKopecks: 50,
    ageDays: 1,
  },
  {
    name: 'plate',
    title: 'Машина по номеру',
    source: 'Сведения страховщиков об автомобилях',
    by: 'car',
    costKopecks: 100,
    ageDays: 1,
  },
  {
    name: 'pledge',
    title: 'Залог машины',
    source: 'Реестр залогов Федеральной нотариальной палаты',
    by: 'car',
    costKopecks: 100,
    ageDays: 0,
  },
  {
    name: 'taxi',
    title: 'Такси',
    source: 'Федеральный реестр легковых такси',
    by: 'car',
    costKopecks: 50,
    ageDays: 1,
  },
  {
    name: 'insurance',
    title: 'Полис ОСАГО',
    source: 'Национальная страховая информационная система',
    by: 'car',
    costKopecks: 100,
    ageDays: 0,
  },
];
