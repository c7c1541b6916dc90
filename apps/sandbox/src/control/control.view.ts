import { type Html, html } from '../page/html.ts';
import { framePage } from '../page/page.ts';
import { conversionList, extractList, journalList, mailList, messageList } from './lists.view.ts';
import { notificationList, paymentList, refundList } from './money.view.ts';
import { systemsView } from './systems.view.ts';
import type { World } from './world.ts';

type Section = { id: string; title: string; note?: string; content: Html };

const section = ({ id, title, note, content }: Section): Html =>
  html`<section class="panel" id="${id}" aria-labelledby="${id}-title">
    <h2 id="${id}-title">${title}</h2>
    ${note && html`<p class="muted">${note}</p>`} ${content}
  </section>`;

/** The control page: the state of every outside system, with the actions on it. */
export function controlView(world: World): Html {
  const { notifyUrl } = world;
  const sections: Section[] = [
    {
      id: 'systems',
      title: 'Внешние системы',
      note: 'Переключатель меняет поведение всех вызовов системы, одного вызова или одного предмета: номера, почты, заказа.',
      content: systemsView(world),
    },
    { id: 'payments', title: 'Платежи', content: paymentList(world) },
    {
      id: 'notifications',
      title: 'Уведомления магазину',
      note: notifyUrl
        ? `Отправляются на ${notifyUrl}`
        : 'Адрес не задан (SANDBOX_NOTIFY_URL): уведомления только записываются.',
      content: notificationList(world),
    },
    { id: 'refunds', title: 'Возвраты и чеки', content: refundList(world) },
    { id: 'extracts', title: 'Заказы выписок', content: extractList(world) },
    { id: 'mail', title: 'Почта', content: mailList(world) },
    { id: 'messages', title: 'SMS', content: messageList(world) },
    { id: 'received', title: 'Принятые конверсии', content: conversionList(world) },
    { id: 'journal', title: 'Журнал вызовов', content: journalList(world) },
  ];
  return framePage(
    'control',
    html`<h1>Внешний мир в коробке</h1>
      <p class="lead">
        Здесь ничего не настоящее: деньги не списываются, реестры выдуманы, письма никуда не уходят.
      </p>
      <nav class="jump" aria-label="На странице">
        ${sections.map(({ id, title }) => html`<a href="#${id}">${title}</a>`)}
      </nav>
      ${sections.map(section)}`,
  );
}
