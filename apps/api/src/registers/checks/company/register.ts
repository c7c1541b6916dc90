import { formatDate } from '@proverka/words/dates';
import { isWithinYears } from '../age.domain.ts';
import type { FindingDraft } from '@proverka/findings/finding-draft';
import type { RegisteredCompany } from '../../sources/egrul/row.domain.ts';
import { nothingFound } from '../../asked.domain.ts';
import { defineCheck } from '../../check.ts';
import { fromCapitals } from './from-capitals.domain.ts';
import { numberOf } from './known-company.ts';

/** The state register of companies and entrepreneurs (129-FZ): whether the counterparty exists and since when. */
export const companyRegisterCheck = defineCheck<'company', RegisteredCompany>({
  type: 'company_register',
  source: 'egrul',
  questionPrice: 0,
  kind: 'company',
  title: 'Сведения о регистрации',
  ask: ({ egrul }, company, ticket, signal) => egrul.find(numberOf(company), ticket, signal),
  findings: ({ data, asOf, asked }) => {
    if (data === null) {
      return [
        {
          level: 'danger',
          code: 'company_register_none',
          ...nothingFound(
            {
              title: 'В государственном реестре не найдена',
              meaning:
                'Договор с тем, кого нет в реестре, не с кого будет спросить: попросите выписку и сверьте номер',
            },
            { where: 'в ЕГРЮЛ и ЕГРИП', limits: '' },
            asked,
          ),
        },
      ];
    }
    return [{ ...stateFinding(data, asOf), records: [recordOf(data)] }];
  },
  known: (company, asOf) => {
    // A person, who is not named before it is known who asks.
    if (company.kind === 'entrepreneur') return null;
    const { title, level } = stateFinding(company, asOf);
    return {
      kind: 'company',
      name: company.shortName ?? company.name,
      full_name: company.name,
      inn: company.inn,
      ogrn: company.ogrn,
      state: title,
      level,
      registered_on: company.registeredOn,
      ended_on: company.endedOn,
      activity: company.activity,
      source_date: asOf,
    };
  },
});

type State = Pick<FindingDraft, 'level' | 'code' | 'title' | 'text'>;

const CLOSED =
  'Заключать договор не с кем: запись в реестре закрыта. Тот, кто действует от этого имени, права на это не имеет.';

/** The register's wording of states, the gravest first; `whom` is «Компания» or «Предприниматель». */
const states: readonly (readonly [RegExp, (whom: string) => State])[] = [
  [
    /банкрот|конкурсн|наблюдени|внешнее управление|оздоровлени/iu,
    (whom) => ({
      level: 'danger',
      code: 'company_register_bankruptcy',
      title: `${whom} в процедуре банкротства`,
      text: 'Распоряжается управляющий, а сделки могут быть оспорены. Предоплату почти наверняка не вернуть: договаривайтесь только с управляющим.',
    }),
  ],
  [
    /ликвидирован|исключен[оа]? из|прекра(?:тил|щен)/iu,
    () => ({
      level: 'danger',
      code: 'company_register_ended',
      title: 'Запись в реестре закрыта',
      text: CLOSED,
    }),
  ],
  [
    /ликвид/iu,
    () => ({
      level: 'danger',
      code: 'company_register_liquidation',
      title: 'Компания ликвидируется',
      text: 'После ликвидации долг спросить будет не с кого. Если компания вам должна, заявите требование ликвидатору до срока из публикации.',
    }),
  ],
  [
    /исключ|недостоверн/iu,
    () => ({
      level: 'warning',
      code: 'company_register_exclusion',
      title: 'Запись собираются исключить из реестра',
      text: 'Налоговая служба считает сведения недостоверными или деятельность прекращённой. Спросите, что случилось, и попросите документы об адресе и руководителе.',
    }),
  ],
  [
    /реорганиз/iu,
    () => ({
      level: 'attention',
      code: 'company_register_reorganisation',
      title: 'Компания реорганизуется',
      text: 'Обязательства перейдут к преемнику. Выясните, к кому, и укажите его в договоре.',
    }),
  ],
];

function stateFinding(company: RegisteredCompany, asOf: string): State {
  const whom = company.kind === 'company' ? 'Компания' : 'Предприниматель';
  if (company.endedOn !== null && company.endedOn <= asOf) {
    return {
      level: 'danger',
      code: 'company_register_ended',
      title: `${company.kind === 'company' ? 'Компания прекратила' : 'Предприниматель прекратил'} деятельность ${formatDate(company.endedOn)}`,
      text: CLOSED,
    };
  }
  const state = company.state?.trim() ?? '';
  const known = states.find(([words]) => words.test(state));
  if (known !== undefined) return known[1](whom);
  if (state !== '' && !state.toLocaleLowerCase('ru').startsWith('действу')) return unknownState(state);
  return company.registeredOn !== null && isWithinYears(company.registeredOn, asOf, 1)
    ? {
        level: 'attention',
        code: 'company_register_young',
        title: `${whom} в реестре меньше года`,
        text: `Запись внесена ${formatDate(company.registeredOn)}: отчётности и судебной истории ещё нет. Начните с небольшой суммы или без предоплаты.`,
      }
    : openState(state, whom, asOf);
}

/** The public search (egrul.nalog.ru) gives the days alone; the state in words is an addition of providers. */
const openState = (state: string, whom: string, asOf: string): State =>
  state === ''
    ? {
        level: 'clear',
        code: 'company_register_open',
        title: 'Запись в реестре открыта',
        text: `На ${formatDate(asOf)} запись есть и не закрыта. Идёт ли ликвидация или банкротство и собираются ли исключить запись, этот поиск не показывает: это видно в выписке из реестра.`,
      }
    : {
        level: 'clear',
        code: 'company_register_active',
        title: `${whom} действует`,
        text: `Состояние в реестре на ${formatDate(asOf)}: «${state}».`,
      };

/** A state nobody knows is no proof of a working company. */
const unknownState = (state: string): State => ({
  level: 'warning',
  code: 'company_register_state',
  title: `В реестре отметка «${state}»`,
  text: 'Что она значит для договора, прочтите в выписке из реестра: мы таких слов не знаем.',
});

function recordOf(company: RegisteredCompany) {
  const facts = [
    { name: 'Полное название', value: company.name },
    { name: 'ИНН', value: company.inn },
    { name: company.kind === 'company' ? 'ОГРН' : 'ОГРНИП', value: company.ogrn },
    { name: 'КПП', value: company.kpp },
    { name: 'Адрес', value: company.address },
    { name: 'Основной вид деятельности', value: company.activity },
    { name: fromCapitals(company.headPosition ?? 'Руководитель'), value: company.head },
    { name: 'Зарегистрировано', value: company.registeredOn && formatDate(company.registeredOn) },
    { name: 'Прекращено', value: company.endedOn && formatDate(company.endedOn) },
    { name: 'Состояние', value: company.state },
  ].flatMap(({ name, value }) => (value ? [{ name, value }] : []));
  const { registeredOn: since, endedOn: until } = company;
  return {
    title: company.shortName ?? company.name,
    facts,
    ...(since !== null && { plot: { kind: 'period' as const, of: 'registration' as const, since, until } }),
  };
}
