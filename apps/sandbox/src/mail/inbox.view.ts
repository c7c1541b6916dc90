import { type Html, html } from '../page/html.ts';
import { momentExact } from '@proverka/words/moments';
import { formatBytes } from '../page/format.domain.ts';
import { framePage } from '../page/page.ts';
import type { MailRecord, MailView } from './mailbox.ts';

const row = ({ id, at, from, to, subject }: MailRecord): Html =>
  html`<li class="mail">
    <a href="/inbox/${id}">${subject}</a>
    <span class="mail-to">${to.join(', ')}</span>
    <span class="muted">от ${from}</span>
    <time datetime="${at}">${momentExact(at)}</time>
  </li>`;

export function inboxView(records: MailRecord[], to: string): Html {
  const found =
    records.length === 0
      ? html`<p class="empty">Писем нет.</p>`
      : html`<ol class="mails">
          ${records.map(row)}
        </ol>`;
  return framePage(
    'inbox',
    html`<h1>Почта</h1>
      <p class="muted">
        Сюда попадают все письма, отправленные через SMTP песочницы. Наружу не уходит ничего.
      </p>
      <form class="filter" method="get" action="/inbox" role="search">
        <label for="to">Получатель</label>
        <input id="to" name="to" type="email" value="${to}" placeholder="name@example.com" />
        <button type="submit">Показать</button>
      </form>
      ${found}`,
  );
}

const attachmentList = ({ id, attachments }: MailView): Html | false =>
  attachments.length > 0 &&
  html`<section aria-labelledby="attachments">
    <h2 id="attachments">Вложения</h2>
    <ul class="attachments">
      ${attachments.map(
        ({ filename, mimeType, bytes }, index) =>
          html`<li>
            <a href="/inbox/${id}/attachments/${index}" download="${filename}">${filename}</a>
            <span class="muted">${mimeType}, ${formatBytes(bytes)}</span>
          </li>`,
      )}
    </ul>
  </section>`;

function content(mail: MailView, view: 'html' | 'text'): Html {
  if (view === 'text') return html`<pre class="mail-text">${mail.text || '(текстовой части нет)'}</pre>`;
  return html`<iframe
    class="mail-frame"
    title="Письмо"
    src="/inbox/${mail.id}/html"
    sandbox="allow-popups allow-popups-to-escape-sandbox"
  ></iframe>`;
}

const replyForm = ({ id }: MailView, replied: string | undefined): Html =>
  html`<section aria-labelledby="reply">
    <h2 id="reply">Ответить от имени получателя</h2>
    ${
      replied !== undefined &&
      html`<p role="status">
        ${replied === '250' ? 'Ответ отправлен.' : `Почтовый сервер не принял ответ: ${replied}.`}
      </p>`
    }
    <form method="post" action="/inbox/${id}/reply">
      <label for="text">Текст</label>
      <textarea id="text" name="text" rows="5" required maxlength="10000"></textarea>
      <button type="submit">Отправить</button>
    </form>
  </section>`;

/** `replied` is the SMTP status of the answer that was just sent. */
export function mailPage(mail: MailView, view: 'html' | 'text', replied?: string): Html {
  const tab = (name: 'html' | 'text', text: string): Html =>
    html`<a href="/inbox/${mail.id}?view=${name}" ${name === view && html`aria-current="true"`}>${text}</a>`;
  return framePage(
    'inbox',
    html`<p><a href="/inbox">← Все письма</a></p>
      <h1>${mail.subject}</h1>
      <dl class="facts">
        <dt>От кого</dt>
        <dd>${mail.from}</dd>
        <dt>Кому</dt>
        <dd>${mail.to.join(', ')}</dd>
        <dt>Когда</dt>
        <dd>${momentExact(mail.at)}</dd>
      </dl>
      <nav class="tabs" aria-label="Вид письма">
        ${mail.html !== '' && tab('html', 'Письмо')}${tab('text', 'Текст')}<a href="/inbox/${mail.id}/raw"
          >Исходник</a
        >
      </nav>
      ${content(mail, view)} ${attachmentList(mail)} ${replyForm(mail, replied)}`,
  );
}
