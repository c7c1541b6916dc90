import { type Html, html } from '../page/html.ts';
import { momentExact } from '@proverka/words/moments';

const SHOWN = 12;

/** The last twelve, newest first. */
export const newest = <T>(items: T[]): T[] => items.slice(-SHOWN).reverse();

export const time = (at: string): Html => html`<time datetime="${at}">${momentExact(at)}</time>`;

export type RowAction = { verb: string; title: string; reason?: string };

export type Row = {
  title: Html | string;
  state?: { text: string | number; tone?: string };
  text?: Html | string | undefined;
  /** Small print: ids, times. */
  note: Html;
  actions?: Html | false;
};

export const buttons = (what: string, id: string, list: RowAction[]): Html =>
  html`${list.map(
    ({ verb, title, reason }) =>
      html`<form method="post" action="/control/act/${what}/${id}/${verb}">
        ${reason && html`<input type="hidden" name="reason" value="${reason}" />`}
        <button type="submit" class="small">${title}</button>
      </form>`,
  )}`;

const rowView = ({ title, state, text, note, actions }: Row): Html =>
  html`<li>
    <div>
      <p>
        <strong>${title}</strong> ${state && html`<span class="state ${state.tone}">${state.text}</span>`}
      </p>
      ${text !== undefined && html`<p>${text}</p>`}
      <p class="muted">${note}</p>
    </div>
    ${actions && html`<div class="actions">${actions}</div>`}
  </li>`;

export function rows(list: Row[], nothing: string): Html {
  return list.length === 0
    ? html`<p class="empty">${nothing}</p>`
    : html`<ul class="rows">
        ${list.map(rowView)}
      </ul>`;
}
