import type { DeskPartner } from '@proverka/contract/desk-partners';
import { Badge } from '@proverka/ui-kit/badge';
import { momentBrief } from '@proverka/words/moments';
import { brandWords } from '../../controls/account-words.ts';
import { sumWords } from '../../controls/sum-words.ts';
import type { DeskColumn } from '../../desk-table/desk-column.ts';

export const partnersColumns: readonly DeskColumn<DeskPartner>[] = [
  {
    key: 'name',
    title: 'Партнёр',
    text: ({ name, email }) => name || email,
    cell: ({ name, email, is_closed: isClosed }) => (
      <>
        {name || email} {isClosed && <Badge>Закрыт</Badge>}
      </>
    ),
  },
  { key: 'email', title: 'E-mail', text: ({ email }) => email },
  {
    key: 'owed',
    title: 'Должны',
    text: ({ owed }) => sumWords(owed),
    number: ({ owed }) => owed,
    sort: 'owed',
  },
  {
    key: 'on_way',
    title: 'В банке',
    text: ({ on_way: onWay }) => sumWords(onWay),
    number: ({ on_way: onWay }) => onWay,
  },
  { key: 'paid', title: 'Выплачено', text: ({ paid }) => sumWords(paid), number: ({ paid }) => paid },
  {
    key: 'earned',
    title: 'Заработано',
    text: ({ earned }) => sumWords(earned),
    number: ({ earned }) => earned,
  },
  {
    key: 'customers',
    title: 'Привёл',
    text: ({ customers }) => String(customers),
    number: ({ customers }) => customers,
    sort: 'customers',
  },
  {
    key: 'latest',
    title: 'Последний пришёл',
    text: ({ latest_date: at }) => (at === null ? '' : momentBrief(at)),
    isExtra: true,
  },
  { key: 'brand', title: 'Сайт', text: ({ brand }) => brandWords[brand], isExtra: true },
  { key: 'id', title: 'Номер аккаунта', text: ({ person_id: id }) => id, isExtra: true },
];
