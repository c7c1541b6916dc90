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
      text: 'Искали в банке данных исполнительных производств ФССП, по всем регионам: по фамилии, имени, отчеству и дате рождения. В банке открытые производства и три года те, что окончены без взыскания. Оплаченных долгов и решений, которые ещё не принесли приставам, в нём нет.',
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
      text: 'Искали в сведениях о начислениях, ГИС ГМП: по ИНН. Видны начисления, срок уплаты которых прошёл; налог, который ещё не посчитали, не виден.',
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
      text: 'Искали в картотеках судов общей юрисдикции, ГАС «Правосудие», по всем регионам: по фамилии, имени, отчеству и дате рождения. Мировые судьи и суды Москвы ведут свои картотеки; дела о несовершеннолетних, семейные и часть уголовных не публикуют.',
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
      text: 'Искали в картотеке арбитражных дел: по фамилии, имени, отчеству и дате рождения. В ней дела предпринимателей и банкротства всей страны; обычные суды она не показывает.',
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
      text: 'Искали в федеральном и местных списках розыска МВД и приставов: по фамилии, имени, отчеству и дате рождения. Часть розыскных дел не публикуют.',
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
      text: 'Искали в Едином федеральном реестре сведений о банкротстве: по фамилии, имени, отчеству и дате рождения. Заявление, которое суд ещё не принял, в реестр не попадает.',
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
      text: 'Искали в открытом перечне Росфинмониторинга: по фамилии, имени, отчеству и дате рождения. Исключённых из перечня он не показывает.',
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
      text: 'Искали в реестре дисквалифицированных лиц ФНС: по фамилии, имени, отчеству и дате рождения. Запись держат в реестре до конца срока; запреты приговором суда сюда не попадают.',
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
      text: 'Искали в списках ФНС о руководителях и учредителях многих компаний: по фамилии, имени, отчеству и дате рождения. Несколькими компаниями он руководить может: в списки попадают не все.',
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
      text: 'Открытых и закрытых регистраций нет. Искали в ЕГРИП и реестре плательщиков налога на профессиональный доход: по фамилии, имени, отчеству и дате рождения.',
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
