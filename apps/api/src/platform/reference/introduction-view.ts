import { counted } from '@proverka/words/plural';
import { samplesView } from './call-view.ts';
import { samplesOf } from './code-samples.domain.ts';
import { exampleBodies } from './example-bodies.ts';
import type { Html } from './markup.ts';
import { html } from './markup.ts';

interface Part {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly calls: number;
}

const plain = { needsToken: false, needsKey: false, body: undefined, isForm: false, isFile: false } as const;

export function introductionView(parts: readonly Part[], apiUrl: string): Html {
  return html`<h1>Документация API</h1>
    <p class="lead">
      Программа заказывает проверки, следит за ними и читает отчёты по тем же правилам и ценам, что и человек
      на сайте.
    </p>
    ${firstCheck(apiUrl)} ${rules(apiUrl)}
    <h2 id="parts">Разделы</h2>
    <ul class="parts">
      ${parts.map(
        ({ name, title, about, calls }) =>
          html`<li>
            <a href="${name}/">${title}</a>
            <p>${about}</p>
            <p class="who">${counted(calls, 'вызов', 'вызова', 'вызовов')}</p>
          </li>`,
      )}
    </ul>
    <p><a href="openapi.json">Описание OpenAPI 3.1</a> для генераторов клиентов и Postman.</p>`;
}

const firstCheck = (apiUrl: string): Html =>
  html`<section aria-labelledby="first">
    <h2 id="first">Первая проверка</h2>
    <ol class="steps">
      <li>
        <p>
          Выпустите токен в <a href="/user/settings/?part=api">настройках аккаунта</a>: выберите права и срок.
          Текст токена показывается один раз. Положите его в переменную <code>TOKEN</code>.
        </p>
      </li>
      <li>
        <p>Узнайте номер и цену услуги.</p>
        ${samplesView(samplesOf({ ...plain, method: 'GET', url: `${apiUrl}/products` }))}
      </li>
      <li>
        <p>Закажите: деньги удерживаются на балансе и списываются, когда отчёт готов.</p>
        ${samplesView(
          samplesOf({
            ...plain,
            method: 'POST',
            url: `${apiUrl}/order`,
            needsToken: true,
            needsKey: true,
            body: exampleBodies['POST /order'],
          }),
        )}
      </li>
      <li>
        <p>
          Читайте отчёт по <code>order_item_id</code> из ответа: он наполняется по мере ответов источников. Об
          окончании сообщит <a href="webhooks/">вебхук</a>.
        </p>
        ${samplesView(
          samplesOf({
            ...plain,
            method: 'GET',
            url: `${apiUrl}/report/0192f0c1-0000-7000-8000-000000000001`,
            needsToken: true,
          }),
        )}
      </li>
    </ol>
  </section>`;

const rules = (apiUrl: string): Html =>
  html`<section aria-labelledby="rules">
    <h2 id="rules">Правила</h2>
    <dl>
      <dt>Адрес</dt>
      <dd>
        Все адреса начинаются с <code>${apiUrl}</code>. Тела запросов и ответы — JSON в UTF-8, суммы — рубли
        числом, время — ISO 8601 с часовым поясом.
      </dd>
      <dt>Вход</dt>
      <dd>
        Токен передаётся в заголовке <code>Authorization: Bearer</code>. Без него, с истёкшим или отозванным
        токеном ответ — 401, его <code>code</code> говорит, что именно.
      </dd>
      <dt>Деньги и повторы</dt>
      <dd>
        Заказ, оплата и пополнение требуют заголовка <code>Idempotency-Key</code>: одно намерение — один ключ.
        Если ответ потерялся, повторите запрос с тем же ключом: второго заказа не будет.
      </dd>
      <dt>Отказы</dt>
      <dd>
        Отказ — <code>application/problem+json</code> (RFC 9457): <code>status</code>, <code>code</code> для
        программы, <code>title</code> для человека, <code>fields</code> с ошибкой каждого поля,
        <code>requestId</code> для поддержки.
      </dd>
      <dt>Частота</dt>
      <dd>
        Сколько вызовов осталось, говорят заголовки <code>RateLimit-*</code>. Ответ 429 называет в
        <code>Retry-After</code>, через сколько секунд повторить.
      </dd>
      <dt>Вебхуки</dt>
      <dd>
        Сообщения подписаны по Standard Webhooks: <code>webhook-id</code>, <code>webhook-timestamp</code>,
        <code>webhook-signature</code>. Они могут повторяться и приходить не по порядку: повтор узнаётся по
        <code>webhook-id</code>, новое состояние — по <code>timestamp</code>.
      </dd>
    </dl>
  </section>`;
