import type { KeptCategory } from '@proverka/contract/subject-request';
import { statement } from '#platform/db/statement.ts';
import { personKeys } from '#registers/person-keys.ts';
import type { PersonalDataDeps } from '../deps.ts';
import type { RequestRow } from './request.store.ts';

interface Found {
  readonly accounts: number;
  readonly consents: number;
  readonly letters: number;
  readonly support: number;
}

const BY_EMAIL = statement<{ email: string }, Found>(`
  select (select count(*)::int from app_user where email = :email) as accounts,
    (select count(*)::int from consent c where c.contact = :email
      or c.user_id = (select id from app_user where email = :email)) as consents,
    (select count(*)::int from mail_outbox where recipient = :email) as letters,
    (select count(*)::int from support_case where email = :email
      or user_id = (select id from app_user where email = :email)) as support`);

/** By name, because keys are not stored with reports; those found are compared by their keys. */
const IN_REPORTS = statement<{ last: string; birth: string }, { data: Record<string, string> }>(`
  select person as data from order_item i, jsonb_array_elements(coalesce(i.metadata->'ownersData', '[]')) person
  where lower(person->>'last_name') = :last and person->>'birth_date' = :birth
  union all
  select o.data from risk_owner o where lower(o.data->>'last_name') = :last and o.data->>'birth_date' = :birth`);

/** What is kept about the person of a request; never who ordered it. */
export async function readKept(
  { db, config }: PersonalDataDeps,
  { email, person }: RequestRow,
): Promise<KeptCategory[]> {
  const [found] = await BY_EMAIL(db, { email });
  const last = person.last_name.trim().toLowerCase();
  const rows = await IN_REPORTS(db, { last, birth: person.birth_date });
  const keys = new Set(personKeys(config.appSecret, person).map((key) => key.toString('hex')));
  const reports = rows.filter(({ data }) =>
    personKeys(config.appSecret, data).some((key) => keys.has(key.toString('hex'))),
  ).length;
  const categories: KeptCategory[] = [
    account('Аккаунт: имя, почта, телефон, роль', found?.accounts ?? 0),
    account('Согласия и принятие оферты', found?.consents ?? 0),
    account('Письма на эту почту', found?.letters ?? 0),
    account('Обращения в поддержку', found?.support ?? 0),
    {
      title: 'Отчёты, в которых человек проверяется или назван собственником',
      count: reports,
      source: 'заказчик проверки; официальные реестры, названные в отчёте',
      passed_to:
        'заказчику отчёта; поставщикам сведений — имя, дата рождения и номера документов для запроса',
      kept_until: '1 месяц после завершения отчёта',
    },
  ];
  return categories.filter(({ count }) => count > 0);
}

const account = (title: string, count: number): KeptCategory => ({
  title,
  count,
  source: 'сам человек',
  passed_to: 'платёжному сервису и оператору фискальных данных — почта и состав оплаченного заказа',
  kept_until: 'до закрытия аккаунта и ещё не более 30 дней',
});
