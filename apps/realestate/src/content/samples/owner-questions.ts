import type { Finding } from '@proverka/contract/finding';
import type { ReportTask } from '@proverka/contract/report';

export const bailiffs = 'Банк данных исполнительных производств, ФССП России';
export const courtFiles = 'ГАС «Правосудие»';

export interface OwnerQuestion {
  readonly type: string;
  readonly title: string;
  readonly source: string;
  readonly status: ReportTask['status'];
  /** The report's text when there is nothing bad. */
  readonly said: Pick<Finding, 'code' | 'title' | 'text'>;
}

/** The questions about every owner, in the order of the product. */
const common: readonly OwnerQuestion[] = [
  {
    type: 'fssp',
    title: 'Долги у приставов',
    source: bailiffs,
    status: 'nothing_found',
    said: {
      code: 'fssp_none',
      title: 'Исполнительных производств не найдено',
      text: 'В банке данных приставов действующих производств на человека нет.',
    },
  },
  {
    type: 'tax_debts',
    title: 'Налоговая задолженность',
    source: 'Государственная информационная система о платежах (ГИС ГМП)',
    status: 'nothing_found',
    said: {
      code: 'tax_debts_none',
      title: 'Налоговой задолженности не найдено',
      text: 'Начислений, срок уплаты которых прошёл, по этому ИНН нет.',
    },
  },
  {
    type: 'courts',
    title: 'Суды общей юрисдикции',
    source: courtFiles,
    status: 'nothing_found',
    said: {
      code: 'courts_none',
      title: 'Судебных дел не найдено',
      text: 'В открытых картотеках судов общей юрисдикции дел с участием человека нет. Дела о несовершеннолетних, семейные и часть уголовных не публикуются.',
    },
  },
  {
    type: 'arbitration',
    title: 'Арбитражные суды',
    source: 'Картотека арбитражных дел',
    status: 'nothing_found',
    said: {
      code: 'arbitration_none',
      title: 'Арбитражных дел не найдено',
      text: 'В картотеке арбитражных судов человек участником дел не значится.',
    },
  },
  {
    type: 'wanted',
    title: 'Розыск: федеральный и местный',
    source: 'Списки розыска МВД России и ФССП России',
    status: 'nothing_found',
    said: {
      code: 'wanted_none',
      title: 'В открытых списках розыска не значится',
      text: 'Проверены федеральный и местные списки. Часть розыскных дел не публикуется.',
    },
  },
  {
    type: 'bankruptcy',
    title: 'Банкротство',
    source: 'Единый федеральный реестр сведений о банкротстве',
    status: 'nothing_found',
    said: {
      code: 'bankruptcy_none',
      title: 'Сведений о банкротстве нет',
      text: 'В федеральном реестре сведений о банкротстве человек не найден.',
    },
  },
  {
    type: 'terrorists',
    title: 'Перечень террористов и экстремистов',
    source: 'Перечень Росфинмониторинга',
    status: 'nothing_found',
    said: {
      code: 'terrorists_none',
      title: 'В перечне террористов и экстремистов не значится',
      text: 'В перечне Росфинмониторинга человека с такими именем и датой рождения нет.',
    },
  },
  {
    type: 'disqualified',
    title: 'Дисквалификация',
    source: 'Реестр дисквалифицированных лиц, ФНС России',
    status: 'nothing_found',
    said: {
      code: 'disqualified_none',
      title: 'В реестре дисквалифицированных лиц не значится',
      text: 'Запрета занимать руководящие должности в реестре ФНС нет.',
    },
  },
  {
    type: 'mass_positions',
    title: 'Массовый руководитель или учредитель',
    source: 'Сведения о массовых руководителях и учредителях, ФНС России',
    status: 'nothing_found',
    said: {
      code: 'mass_positions_none',
      title: 'Массовым руководителем или учредителем не значится',
      text: 'В списках ФНС людей, связанных со многими компаниями, человека нет.',
    },
  },
  {
    type: 'business_status',
    title: 'Самозанятый или предприниматель',
    source: 'Реестр плательщиков НПД и ЕГРИП, ФНС России',
    status: 'nothing_found',
    said: {
      code: 'business_status_none',
      title: 'Самозанятым и предпринимателем не значится',
      text: 'Открытых и закрытых регистраций в сведениях ФНС нет.',
    },
  },
  {
    type: 'passport',
    title: 'Действительность паспорта',
    source: 'МВД России, через поставщика проверок',
    status: 'found',
    said: {
      code: 'passport_valid',
      title: 'Паспорт действителен',
      text: 'Паспорт с этими серией и номером выдан человеку с такими именем и датой рождения и не отменён.',
    },
  },
];

const innQuestion = (inn: string): OwnerQuestion => ({
  type: 'inn',
  title: 'ИНН по паспорту',
  source: 'Сервис «Узнать ИНН», ФНС России',
  status: 'found',
  said: {
    code: 'inn_found',
    title: `ИНН ${inn}`,
    text: 'ИНН присвоен человеку с этими именем, датой рождения и паспортом.',
  },
});

/** All questions about the owner for whom this INN was found. */
export const ownerQuestions = (inn: string): readonly OwnerQuestion[] => [...common, innQuestion(inn)];
