import { usePlatform } from '@proverka/shell-sdk/platform';
import { Container } from '@proverka/ui-kit/layout';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { typeset } from '@proverka/words/typeset';
import { browsers } from './browsers.ts';
import styles from './system-req-page.module.css';

const needs: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'JavaScript',
    text: 'Без JavaScript можно читать страницы услуг, статьи, оферту и политику. Поиск, регистрация, оплата и отчёты без него не работают.',
  },
  {
    title: 'Файлы cookie и хранилище браузера',
    text: 'Вход держится на файлах cookie: если они запрещены, войти и посмотреть заказ не получится. В хранилище браузера сайт запоминает неоплаченные заказы, закрытые сообщения и то, по чьей ссылке вы пришли. В режиме инкогнито эти записи пропадут вместе с окном.',
  },
  {
    title: 'Отчёты и оплата',
    text: 'Отчёты сохраняются в формате PDF, его открывает сам браузер. Форму оплаты показывает платёжный сервис: блокировщик рекламы может её скрыть — отключите его на время оплаты.',
  },
];

/** What the site requires of a browser, and what works without it. */
export function Component() {
  const { brand } = usePlatform();
  return (
    <Container as="main" width={890} className={styles.page}>
      <h1>Системные требования</h1>
      <p>
        {typeset(
          'Сайт работает в браузере телефона, планшета и компьютера, устанавливать ничего не нужно. Если страница выглядит или ведёт себя не так, сначала обновите браузер.',
        )}
      </p>
      <Browsers />
      {needs.map(({ title, text }) => (
        <section key={title} className={styles.section}>
          <h2>{typeset(title)}</h2>
          <p>{typeset(text)}</p>
        </section>
      ))}
      <p className={styles.note}>
        Не получилось? Напишите на{'\u00A0'}
        <a href={`mailto:${brand.supportEmail}`} className={linkClassName()}>
          {brand.supportEmail}
        </a>
        : укажите браузер, его версию и адрес страницы.
      </p>
    </Container>
  );
}

function Browsers() {
  return (
    <section className={styles.section}>
      <h2>Браузеры</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Браузер</th>
            <th scope="col">Версия не&nbsp;ниже</th>
          </tr>
        </thead>
        <tbody>
          {browsers.map(({ title, version }) => (
            <tr key={title}>
              <th scope="row">{typeset(title)}</th>
              <td>{version}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>
        {typeset(
          'Для этих версий собирается сайт. В более старых страницы открываются и читаются, но часть оформления и формы могут не работать. Internet Explorer не поддерживается.',
        )}
      </p>
    </section>
  );
}
