import type { PersonPage } from '@proverka/contract/desk-people';
import { useSession } from '@proverka/shell-sdk/platform';
import { Link } from '@proverka/shell-sdk/router';
import { staffOf } from '@proverka/shell-sdk/session';
import { rubles } from '@proverka/validation/money';
import { Card } from '@proverka/ui-kit/card';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { Table, type TableColumn } from '@proverka/ui-kit/table';
import { formatDate } from '@proverka/words/dates';
import { formatMoney } from '@proverka/words/money';
import { momentWords } from '@proverka/words/moments';
import { formatPhone } from '@proverka/words/phone';
import { counted } from '@proverka/words/plural';
import { accountRole, brandWords } from '../../controls/account-words.ts';
import { consentPurposeWords } from '../../controls/consent-words.ts';
import desk from '../../controls/desk.module.css';
import { Facts } from '../../controls/facts.tsx';

const money = (amount: number): string => formatMoney(rubles(amount));
const proven = (text: string, isProven: boolean): string =>
  text === '' ? '' : `${text} (${isProven ? 'подтверждён' : 'не подтверждён'})`;

/** Who it is, the money, the orders and the consents. */
export function Overview({ page: { person, consents } }: { readonly page: PersonPage }) {
  const mayReadOrders = useSession(staffOf)?.grants.includes('orders') ?? false;
  const orders = counted(person.orders, 'заказ', 'заказа', 'заказов');
  return (
    <div className={desk.section}>
      <Card as="section" aria-label="Аккаунт">
        <Facts
          facts={[
            [
              'Состояние',
              person.closed_date === null ? 'Открыт' : `Закрыт ${momentWords(person.closed_date)}`,
            ],
            ['E-mail', proven(person.email, person.is_email_verified)],
            ['Телефон', proven(formatPhone(person.phone), person.is_phone_verified)],
            ['Роль', accountRole(person.person_role)],
            ['Тариф', `${person.tariff_name}${person.has_own_tariff ? ', назначен' : ''}`],
            ['Баланс', money(person.balance)],
            ['Бонусы', money(person.bonus_balance)],
            ['Потрачено', money(person.spent)],
            [
              'Заказы',
              mayReadOrders && person.orders > 0 ? (
                <Link to={`/admin/orders/?person_id=${person.person_id}`} className={linkClassName()}>
                  {orders}
                </Link>
              ) : (
                orders
              ),
            ],
            ['Регистрация', momentWords(person.created_date)],
            ['Сайт', brandWords[person.brand]],
            ['Кампания или партнёр', person.source],
            ['Страница регистрации', person.registration_url],
            ['Номер аккаунта', person.person_id],
          ]}
        />
      </Card>
      {consents.length > 0 && (
        <Table caption="Согласия" columns={consentColumns} rows={consents} rowKey={(one) => one.consent_id} />
      )}
    </div>
  );
}

type Consent = PersonPage['consents'][number];

const consentColumns: readonly TableColumn<Consent>[] = [
  { key: 'purpose', title: 'На что', kind: 'main', cell: ({ purpose }) => consentPurposeWords[purpose] },
  { key: 'version', title: 'Редакция', cell: ({ version }) => formatDate(version) },
  { key: 'given', title: 'Дано', cell: ({ given_date: at }) => momentWords(at) },
  {
    key: 'withdrawn',
    title: 'Отозвано',
    cell: ({ withdrawn_date: at }) => (at === null ? '—' : momentWords(at)),
  },
];
