import type { Mailing } from '@proverka/contract/mailing';
import { momentBrief } from '@proverka/words/moments';
import { groupedDigits } from '@proverka/words/number-format';
import { brandWords } from '../../controls/account-words.ts';
import { mailingStateWords } from '../../controls/mailing-words.ts';
import type { DeskColumn } from '../../desk-table/desk-column.ts';

export const mailingsColumns: readonly DeskColumn<Mailing>[] = [
  { key: 'subject', title: 'Тема', text: ({ subject }) => subject, isLong: true },
  { key: 'state', title: 'Состояние', text: ({ state }) => mailingStateWords[state] },
  { key: 'brand', title: 'Сайт', text: ({ brand }) => brandWords[brand] },
  {
    key: 'sent',
    title: 'Отправлено',
    text: ({ sent }) => groupedDigits(sent),
    number: ({ sent }) => sent,
  },
  {
    key: 'left_out',
    title: 'Пропущено',
    text: ({ left_out: count }) => groupedDigits(count),
    number: ({ left_out: count }) => count,
  },
  {
    key: 'subscribers',
    title: 'Подписчиков сейчас',
    text: ({ subscribers }) => groupedDigits(subscribers),
    number: ({ subscribers }) => subscribers,
    isExtra: true,
  },
  { key: 'created', title: 'Создана', text: ({ created_at: at }) => momentBrief(at) },
  { key: 'id', title: 'Номер рассылки', text: ({ mailing_id: id }) => id, isExtra: true },
];
