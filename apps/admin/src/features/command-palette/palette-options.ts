import type { DeskFound } from '@proverka/contract/desk-find';
import type { StaffGrant } from '@proverka/contract/grants';
import { rubles } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';
import { momentDay } from '@proverka/words/moments';
import { sectionsFor } from '../../controls/sections.ts';

export interface PaletteOption {
  readonly key: string;
  /** «Раздел», «Заказ», «Человек», «Обращение». */
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
  case: 'Обращение',
};

/** Where it is opened, and what its date says; all but people and cases are shown with their order. */
const ofOrder = { path: 'orders', since: 'заказ от' } as const;
const places: Readonly<Record<DeskFound['kind'], { readonly path: string; readonly since: string }>> = {
  person: { path: 'people', since: 'с' },
  order: ofOrder,
  payment: ofOrder,
  report: ofOrder,
  invoice: ofOrder,
  object: ofOrder,
  case: { path: 'cases', since: 'от' },
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
      date === null ? '' : `${places[kind].since} ${momentDay(date)}`,
      amount === null ? '' : formatMoney(rubles(amount)),
    ]
      .filter(Boolean)
      .join(' · '),
    path: `/admin/${places[kind].path}/${id}/`,
  }));
}
