import type { CheckPause } from '@proverka/contract/check-pause';
import { momentBrief } from '@proverka/words/moments';
import { groupedDigits } from '@proverka/words/number-format';
import type { DeskColumn } from '../../desk-table/desk-column.ts';
import { patternWords } from './pause-words.ts';

const brief = (at: string | null): string => (at === null ? '' : momentBrief(at));

export const pausesColumns: readonly DeskColumn<CheckPause>[] = [
  { key: 'pattern', title: 'Что похоже', text: ({ pattern }) => patternWords[pattern] },
  {
    key: 'counted',
    title: 'Насчитано',
    text: ({ counted }) => groupedDigits(counted),
    number: ({ counted }) => counted,
  },
  {
    key: 'allowed',
    title: 'Обычно до',
    text: ({ allowed }) => groupedDigits(allowed),
    number: ({ allowed }) => allowed,
  },
  {
    key: 'under-way',
    title: 'Выполняется',
    text: ({ under_way: items }) => groupedDigits(items),
    number: ({ under_way: items }) => items,
  },
  { key: 'opened', title: 'Начало', text: ({ opened_at: at }) => momentBrief(at) },
  { key: 'kept', title: 'Оставлена', text: ({ kept_at: at }) => brief(at) },
  { key: 'ended', title: 'Снята', text: ({ ended_at: at }) => brief(at) },
  { key: 'reason', title: 'Причина решения', text: ({ reason }) => reason, isLong: true },
  { key: 'account', title: 'Аккаунт', text: ({ user_id: id }) => id, isExtra: true },
];
