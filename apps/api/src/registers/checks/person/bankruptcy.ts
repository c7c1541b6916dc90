import { isWithinYears } from '../age.domain.ts';
import {
  bankruptcyCoverage,
  bankruptcyFacts,
  bankruptcyShape,
  bankruptcyState,
} from '../bankruptcy.domain.ts';
import type { BankruptcyRecord } from '../bankruptcy.domain.ts';
import { grouped } from '../conclusion.domain.ts';
import { personRegisterCheck } from './register-check.ts';

/** For five years a person has to name the bankruptcy when borrowing (127-FZ, article 213.30). */
const NAMED_YEARS = 5;

type Group = 'open' | 'out_of_court' | 'past' | 'long_ago' | 'terminated';

function groupOf(one: BankruptcyRecord, asOf: string): Group {
  const state = bankruptcyState(one, asOf);
  if (state === 'open' && one.procedure === 'out_of_court') return 'out_of_court';
  if (state !== 'completed') return state;
  return isWithinYears(one.ended_on ?? asOf, asOf, NAMED_YEARS) ? 'past' : 'long_ago';
}

/** Federal register of bankruptcy information (127-FZ, article 28). */
export const bankruptcyCheck = personRegisterCheck({
  type: 'bankruptcy',
  questionPrice: 100,
  title: 'Банкротство',
  name: 'bankruptcy',
  shape: bankruptcyShape,
  found: (rows, asOf) =>
    grouped(rows, (one) => groupOf(one, asOf), {
      open: () => ({
        level: 'danger',
        code: 'bankruptcy_open',
        title: 'Идёт процедура банкротства',
        text: 'Сделки человека в процедуре банкротства без согласия финансового управляющего могут быть признаны недействительными. Не передавайте деньги, пока не поговорили с управляющим.',
      }),
      // 127-FZ, article 223.2: debts of the citizen's own list, without a court and a manager.
      out_of_court: () => ({
        level: 'danger',
        code: 'bankruptcy_out_of_court',
        title: 'Идёт внесудебное банкротство',
        text: 'Управляющего нет, но долги списывают: займов и поручительств человеку брать нельзя, а его сделки за три года могут оспорить. Деньги вперёд не передавайте.',
      }),
      past: () => ({
        level: 'warning',
        code: 'bankruptcy_past',
        title: 'В последние пять лет было банкротство',
        text: 'Процедура завершена. Пять лет после неё человек обязан сообщать о банкротстве, когда берёт кредит или заём; сделки до неё ещё могут оспорить, если имущество от кредиторов скрыли.',
      }),
      long_ago: () => ({
        level: 'attention',
        code: 'bankruptcy_long_ago',
        title: 'Давно было банкротство',
        text: 'Процедура завершена больше пяти лет назад: сообщать о ней человек уже не обязан.',
      }),
      terminated: () => ({
        level: 'attention',
        code: 'bankruptcy_terminated',
        title: 'Дело о банкротстве прекращено',
        text: 'Банкротом человека не признали: с кредиторами рассчитались, договорились, или заявление было необоснованным. Спросите, чем кончилось.',
      }),
    }),
  none: { title: 'Сведений о банкротстве нет' },
  coverage: bankruptcyCoverage,
  facts: bankruptcyFacts,
});
