import type { ConclusionQueue, DeskConclusion } from '@proverka/contract/conclusion-desk';
import { rubles } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';
import { momentBrief } from '@proverka/words/moments';
import { typeset } from '@proverka/words/typeset';
import desk from '../../controls/desk.module.css';
import type { DeskColumn } from '../../desk-table/desk-column.ts';

const stateOf = ({ state, is_sent_back: isSentBack }: DeskConclusion): string => {
  if (isSentBack) return 'На исправлении';
  return { requested: 'Ждёт', written: 'Сдано', failed: 'Не написано' }[state];
};

const deadline: DeskColumn<DeskConclusion> = {
  key: 'deadline',
  title: 'Срок',
  text: ({ deadline_date: at, is_overdue: isLate }) => `${momentBrief(at)}${isLate ? ', просрочено' : ''}`,
  cell: ({ deadline_date: at, is_overdue: isLate }) => (
    <>
      {momentBrief(at)} {isLate && <strong className={desk.late}>Просрочено</strong>}
    </>
  ),
};
const closed: DeskColumn<DeskConclusion> = {
  key: 'closed',
  title: 'Закрыто',
  text: ({ closed_date: at }) => (at === null ? '' : momentBrief(at)),
};

export const conclusionsColumns = (queue: ConclusionQueue): readonly DeskColumn<DeskConclusion>[] => [
  {
    key: 'question',
    title: 'Вопрос',
    text: ({ question }) => typeset(question) || 'Вопрос уничтожен',
    isLong: true,
  },
  queue === 'closed' ? closed : deadline,
  { key: 'expert', title: 'Пишет', text: ({ expert }) => expert?.name ?? 'Никто' },
  { key: 'draft', title: 'Черновик', text: ({ has_draft: has }) => (has ? 'Есть' : '') },
  { key: 'product', title: 'Отчёт', text: ({ product_name_ru: name }) => name, isLong: true },
  { key: 'number', title: 'Номер отчёта', text: ({ report_number: number }) => number },
  {
    key: 'price',
    title: 'Цена',
    text: ({ price }) => formatMoney(rubles(price)),
    number: ({ price }) => price,
  },
  { key: 'requested', title: 'Заказано', text: ({ requested_date: at }) => momentBrief(at) },
  { key: 'state', title: 'Состояние', text: stateOf, isExtra: queue !== 'closed' },
  { key: 'id', title: 'Номер заключения', text: ({ conclusion_id: id }) => id, isExtra: true },
];
