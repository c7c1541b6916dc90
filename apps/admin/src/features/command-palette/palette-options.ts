import type { DeskFound } from '@proverka/contract/desk-find';
import type { StaffGrant } from '@proverka/contract/grants';
import { rubles } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';
import { momentDay } from '@proverka/words/moments';
import { sectionsFor } from '../../controls/sections.ts';

export interface PaletteOption {
  readonly key: string;
  /** «Раздел», «Заказ», «Человек». */
  readonly kind: string;
  readonly title: string;
  readonly about: string;
  readonly path: string;
}

const kinds: Readonly<Record<DeskFound['kind'], string>> = {
  person: 'Человек',
  order: 'Заказ',
  payment: 'Платёж',
  report: 'Отчёт',
  invoice: 'Счёт',
  object: 'Объект',
};

/** The screens whose title has every typed word; all of them before anything is typed. */
export function sectionOptions(grants: readonly StaffGrant[], typed: string): readonly PaletteOption[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return sectionsFor(grants)
    .filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)))
    .map(({ title, path, about }) => ({ key: path, kind: 'Раздел', title, about, path }));
}

export function foundOptions(found: readonly DeskFound[]): readonly PaletteOption[] {
  return found.map(({ kind, id, title, about, date, amount }) => ({
    key: `${kind} ${id}`,
    kind: kinds[kind],
    title,
    about: [
      about,
      date === null ? '' : kind === 'person' ? `с ${momentDay(date)}` : `заказ от ${momentDay(date)}`,
      amount === null ? '' : formatMoney(rubles(amount)),
    ]
      .filter(Boolean)
      .join(' · '),
    path: kind === 'person' ? `/admin/people/${id}/` : `/admin/orders/${id}/`,
  }));
}
