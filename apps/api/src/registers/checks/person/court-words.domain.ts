import { countedPlainly } from '@proverka/words/plural';
import type { Conclusion } from '../conclusion.domain.ts';
import { courtRoleOf } from '../court-role.domain.ts';

export interface CourtCase {
  readonly kind: 'civil' | 'criminal' | 'administrative';
  readonly category: string;
  readonly role: string;
  readonly received_on: string;
  readonly result: string | null;
  readonly decided_on: string | null;
}

/** Cases that say the same of a person. */
export type CourtGroup =
  | 'criminal'
  | 'convicted'
  | 'treated'
  | 'capacity'
  | 'sued'
  | 'lost'
  | 'convicted_long_ago'
  | 'criminal_role_unknown'
  | 'unclear'
  | 'criminal_dropped'
  | 'lost_long_ago'
  | 'dropped'
  | 'offence'
  | 'suing'
  | 'role_unknown'
  | 'acquitted'
  | 'won'
  | 'offence_past'
  | 'suing_past'
  | 'victim'
  | 'third';

type Words = Omit<Conclusion<CourtCase>, 'of'>;
type Counted = (of: readonly CourtCase[]) => Words;

const criminalCases = ({ length }: readonly CourtCase[]): string =>
  countedPlainly(length, 'уголовном деле', 'уголовных делах', 'уголовных делах');
const cases = ({ length }: readonly CourtCase[]): string => countedPlainly(length, 'дело', 'дела', 'дел');

/** What is said of the cases of each group, the gravest first. */
export const courtWords: Readonly<Record<CourtGroup, Counted>> = {
  criminal: (of) => ({
    level: 'danger',
    code: 'courts_criminal',
    title: `Обвиняемый в ${criminalCases(of)}`,
    text: 'Дело не закончено, или из карточки не видно, чем оно кончилось. Имущество обвиняемого арестовывают, чтобы возместить ущерб: узнайте, в чём обвиняют, до любых платежей.',
  }),
  convicted: (of) => ({
    level: 'danger',
    code: 'courts_convicted',
    title: `Приговор в ${criminalCases(of)}`,
    text: 'Приговору меньше десяти лет: судимость могла не погаситься. Оправдал ли суд, карточка иногда не пишет: прочтите приговор, статью и наказание.',
  }),
  treated: (of) => ({
    level: 'danger',
    code: 'courts_treated',
    title: `Принудительное лечение по решению суда: ${cases(of)}`,
    text: 'Суд признал, что человек не отвечал за свои действия. Сделку с ним могут признать недействительной: без справки о дееспособности и нотариуса не подписывайте.',
  }),
  capacity: (of) => ({
    level: of.some(({ role }) => courtRoleOf(role) !== 'third') ? 'danger' : 'warning',
    code: 'courts_capacity',
    title: `Спор о дееспособности: ${cases(of)}`,
    text: 'Если недееспособным признан сам человек, его сделка ничтожна; участвовать он мог и как родственник. Прочтите решение или попросите свежую справку о дееспособности.',
  }),
  sued: (of) => ({
    level: 'warning',
    code: 'courts_sued',
    title: `Ответчик в незаконченных делах: ${of.length}`,
    text: 'Решения ещё нет. Если иск удовлетворят, долг взыщут с имущества: спросите, о чём спор и не арестовано ли оно.',
  }),
  lost: (of) => ({
    level: 'warning',
    code: 'courts_lost',
    title: `Суд решил против человека: ${cases(of)}`,
    text: 'Решению меньше трёх лет, исполнительный лист ещё можно предъявить приставам. Спросите, исполнено ли оно.',
  }),
  convicted_long_ago: (of) => ({
    level: 'warning',
    code: 'courts_convicted_long_ago',
    title: `Давний приговор в ${criminalCases(of)}`,
    text: 'Приговору больше десяти лет. Судимость скорее всего погашена, но точно это знает только справка МВД.',
  }),
  criminal_role_unknown: (of) => ({
    level: 'warning',
    code: 'courts_criminal_role_unknown',
    title: `Участвует в ${criminalCases(of)}, роль непонятна`,
    text: 'Суд записал роль словами, которых мы не знаем: человек может быть и обвиняемым, и потерпевшим. Откройте карточку дела на сайте суда.',
  }),
  unclear: (of) => ({
    level: 'warning',
    code: 'courts_unclear',
    title: `Ответчик, итог не разобрать: ${cases(of)}`,
    text: 'Дело решено, но из карточки не видно как. Откройте её на сайте суда и прочтите решение.',
  }),
  criminal_dropped: (of) => ({
    level: 'attention',
    code: 'courts_criminal_dropped',
    title: `Уголовное преследование прекращено: ${cases(of)}`,
    text: 'Суд не признал человека виновным. Основание важно: примирение, амнистия и давность значат, что обвинение было, а вину не проверяли до конца.',
  }),
  lost_long_ago: (of) => ({
    level: 'attention',
    code: 'courts_lost_long_ago',
    title: `Давние решения против человека: ${cases(of)}`,
    text: 'Решениям больше трёх лет: предъявить их приставам впервые уже поздно. Неоплаченный долг виден в банке данных приставов.',
  }),
  dropped: (of) => ({
    level: 'attention',
    code: 'courts_dropped',
    title: `Иски к человеку кончились без решения: ${cases(of)}`,
    text: 'Производство прекращено, заявление возвращено или осталось без рассмотрения. Так кончается и мировое соглашение; заявление могут подать снова.',
  }),
  offence: (of) => ({
    level: 'attention',
    code: 'courts_offence',
    title: `Дела об административных правонарушениях: ${of.length}`,
    text: 'Дело рассматривается или наказание назначено меньше года назад. Прочтите статью: вождение без прав и драка говорят о разном.',
  }),
  suing: (of) => ({
    level: 'attention',
    code: 'courts_suing',
    title: `Судится сам, дела не закончены: ${of.length}`,
    text: 'Человек — истец, заявитель или взыскатель: требования не к нему. Проверьте, не о том ли имуществе спор, которое он продаёт.',
  }),
  role_unknown: (of) => ({
    level: 'attention',
    code: 'courts_role_unknown',
    title: `Роль в деле непонятна: ${cases(of)}`,
    text: 'Суд записал роль словами, которых мы не знаем: человек может быть и ответчиком. Откройте карточку дела на сайте суда.',
  }),
  acquitted: (of) => ({
    level: 'clear',
    code: 'courts_acquitted',
    title: `Суд оправдал: ${cases(of)}`,
    text: 'Человек оправдан, или дело прекращено, потому что преступления не было. Против него это не говорит.',
  }),
  won: (of) => ({
    level: 'clear',
    code: 'courts_won',
    title: `Иски к человеку ничем не кончились: ${cases(of)}`,
    text: 'Суд отказал в требованиях к нему, или дело давно прекращено без решения.',
  }),
  offence_past: (of) => ({
    level: 'clear',
    code: 'courts_offence_past',
    title: `Прошлые административные дела: ${of.length}`,
    text: 'Наказанию больше года, или дело прекращено: по закону человек наказанным не считается.',
  }),
  suing_past: (of) => ({
    level: 'clear',
    code: 'courts_suing_past',
    title: `Истец в законченных делах: ${of.length}`,
    text: 'Человек сам обращался в суд, дела кончились. Против него это не говорит.',
  }),
  victim: (of) => ({
    level: 'clear',
    code: 'courts_victim',
    title: `Потерпевший: ${cases(of)}`,
    text: 'Человек пострадал, его ни в чём не обвиняют. Против него это не говорит.',
  }),
  third: (of) => ({
    level: 'clear',
    code: 'courts_third',
    title: `Третье лицо или представитель: ${cases(of)}`,
    text: 'Требования в этих делах не к человеку и не его. Против него это не говорит.',
  }),
};
