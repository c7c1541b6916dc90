import type { FindingDraft } from '@proverka/findings/finding-draft';
import { add, kopecks } from '@proverka/validation/money';
import { sentences } from '@proverka/words/joined';
import { formatMoney } from '@proverka/words/money';
import { countedPlainly } from '@proverka/words/plural';
import { daysWords, isDefault, isLong, isUnpaid, worstOf } from './credit-loans.domain.ts';
import type { Load } from './credit-charts.domain.ts';
import type { ClosedLoan, OpenLoan } from './credit-loans.domain.ts';

type Told = Pick<FindingDraft, 'code' | 'title' | 'text'>;

/** What the open loans of a person come to: every number counts what the sentence names. */
export function openWords(loans: readonly OpenLoan[]): Told {
  const count = countedPlainly(loans.length, 'открытый кредит', 'открытых кредита', 'открытых кредитов');
  const late = loans.filter(({ overdue_days: days }) => days > 0);
  const unpaid = loans.filter(isUnpaid);
  const worst = Math.max(...loans.map(worstOf));
  const owed = `${count}, всего к выплате ${owedFor(loans)}`;
  if (unpaid.length > 0) {
    return {
      code: 'credit_rating_open_unpaid',
      title: `Долг в суде, продан или списан: ${creditsWords(unpaid.length)}`,
      text: sentences(
        owed,
        ofThem(late, loans),
        'Такой долг сам не исчезает: узнайте, у кого он теперь и сколько осталось',
      ),
    };
  }
  if (late.length > 0) {
    const longest = Math.max(...late.map(({ overdue_days: days }) => days));
    return {
      code: 'credit_rating_overdue',
      title: `Просрочка ${lateWords(late.length, loans.length)}, ${late.length > 1 ? 'самая долгая ' : ''}${daysWords(longest)}`,
      text: sentences(
        owed,
        ofThem(late, loans),
        'Просроченный долг банк может взыскать через суд или продать коллекторам: попросите график погашения',
      ),
    };
  }
  if (worst > 0) {
    return {
      code: 'credit_rating_open_was_late',
      title: `${count}, раньше была просрочка до ${countedPlainly(worst, 'дня', 'дней', 'дней')}`,
      text: sentences(`Всего к выплате ${owedFor(loans)}, сейчас просрочек нет`),
    };
  }
  return {
    code: 'credit_rating_open',
    title: count,
    text: sentences(`Всего к выплате ${owedFor(loans)}, просрочек нет`),
  };
}

/** «Платежи по кредитам — 25 000 ₽ в месяц, 30 % дохода, который знает бюро.» */
export const loadWords = ({ payments, income }: Load): string =>
  sentences(
    `Платежи по кредитам — ${formatMoney(payments)} в месяц, ${Math.round((payments / income) * 100)} % дохода, который знает бюро (${formatMoney(income)})`,
  );

export const creditsWords = (count: number): string => countedPlainly(count, 'кредит', 'кредита', 'кредитов');
const owedFor = (loans: readonly OpenLoan[]): string =>
  formatMoney(add(...loans.map(({ balance_kopecks: balance }) => kopecks(balance))));
/** «по кредиту», «по всем 4 кредитам», «по 2 кредитам из 4». */
function lateWords(count: number, all: number): string {
  if (all === 1) return 'по кредиту';
  const of = countedPlainly(count, 'кредиту', 'кредитам', 'кредитам');
  return count === all ? `по всем ${of}` : `по ${of} из ${all}`;
}

const ofThem = (late: readonly OpenLoan[], loans: readonly OpenLoan[]): string =>
  late.length === 0 || late.length === loans.length
    ? ''
    : `По просроченным кредитам (${late.length}) осталось ${owedFor(late)}`;

/** What the closed loans of a person come to. */
export function closedWords(loans: readonly ClosedLoan[]): Told {
  const count = countedPlainly(loans.length, 'закрытый кредит', 'закрытых кредита', 'закрытых кредитов');
  const unpaid = loans.filter(isUnpaid);
  const { late, how } = latestOf(loans);
  const seen = 'Просрочки в закрытых кредитах банки видят ещё семь лет';
  if (unpaid.length > 0) {
    return {
      code: 'credit_rating_closed_unpaid',
      title:
        loans.length === 1
          ? 'Кредит закрыт без выплаты банку в срок'
          : `Закрыто без выплаты банку в срок: ${creditsWords(unpaid.length)} из ${loans.length}`,
      text: sentences(
        'Долг взыскали через суд, продали или списали: для банков это хуже просрочки',
        late.length === 0 ? '' : `Просрочка${how} была в ${inLoans(late.length)}`,
        seen,
      ),
    };
  }
  if (late.length > 0) {
    return {
      code: 'credit_rating_closed_late',
      title: `Просрочка${how} была ${whereWords(late.length, loans.length)}, ${late.length > 1 ? 'самая долгая ' : ''}${daysWords(Math.max(...late.map(worstOf)))}`,
      text: sentences(loans.length === 1 ? 'Сейчас этот кредит закрыт' : 'Сейчас эти кредиты закрыты', seen),
    };
  }
  return {
    code: 'credit_rating_closed',
    title: `${count}, просрочек в них не было`,
    text: sentences('Выплаченные в срок кредиты помогают рейтингу'),
  };
}

const inLoans = (count: number): string =>
  countedPlainly(count, 'закрытом кредите', 'закрытых кредитах', 'закрытых кредитах');

/** «в 2 закрытых кредитах из 6», «в закрытом кредите». */
const whereWords = (count: number, all: number): string =>
  all === 1 ? 'в закрытом кредите' : `в ${inLoans(count)} из ${all}`;

/** The loans with the gravest delay there is: all of them are the reason of the level. */
function latestOf(loans: readonly ClosedLoan[]): { late: readonly ClosedLoan[]; how: string } {
  const lateBy = (isLate: (days: number) => boolean) => loans.filter((loan) => isLate(worstOf(loan)));
  const [defaulted, long] = [lateBy(isDefault), lateBy(isLong)];
  if (defaulted.length > 0) return { late: defaulted, how: ' больше трёх месяцев' };
  return long.length > 0
    ? { late: long, how: ' больше месяца' }
    : { late: lateBy((days) => days > 0), how: '' };
}
