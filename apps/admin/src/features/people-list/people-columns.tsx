import type { DeskPerson } from '@proverka/contract/desk-people';
import { rubles } from '@proverka/validation/money';
import { Badge } from '@proverka/ui-kit/badge';
import { formatMoney } from '@proverka/words/money';
import { momentBrief } from '@proverka/words/moments';
import { formatPhone } from '@proverka/words/phone';
import { accountRole, brandWords } from '../../controls/account-words.ts';
import type { DeskColumn } from '../../desk-table/desk-column.ts';

const money = (amount: number): string => formatMoney(rubles(amount));

export const peopleColumns: readonly DeskColumn<DeskPerson>[] = [
  {
    key: 'name',
    title: 'Имя',
    text: ({ name, email }) => name || email,
    cell: ({ name, email, is_closed: isClosed }) => (
      <>
        {name || email} {isClosed && <Badge>Закрыт</Badge>}
      </>
    ),
    sort: 'name',
  },
  { key: 'email', title: 'E-mail', text: ({ email }) => email },
  { key: 'phone', title: 'Телефон', text: ({ phone }) => formatPhone(phone), isPhone: true },
  { key: 'role', title: 'Роль', text: ({ person_role: role }) => accountRole(role) },
  { key: 'tariff', title: 'Тариф', text: ({ tariff_name: name }) => name },
  {
    key: 'balance',
    title: 'Баланс',
    text: ({ balance }) => money(balance),
    number: ({ balance }) => balance,
  },
  {
    key: 'bonus',
    title: 'Бонусы',
    text: ({ bonus_balance: bonus }) => money(bonus),
    number: ({ bonus_balance: bonus }) => bonus,
    isExtra: true,
  },
  {
    key: 'spent',
    title: 'Потрачено',
    text: ({ spent }) => money(spent),
    number: ({ spent }) => spent,
    sort: 'spent',
  },
  { key: 'created', title: 'Регистрация', text: ({ created_date: at }) => momentBrief(at), sort: 'created' },
  { key: 'source', title: 'Источник', text: ({ source }) => source, isExtra: true },
  { key: 'brand', title: 'Сайт', text: ({ brand }) => brandWords[brand], isExtra: true },
  { key: 'id', title: 'Номер аккаунта', text: ({ person_id: id }) => id, isExtra: true },
];

export const peopleSorts = ['created', 'name', 'spent'] as const;
