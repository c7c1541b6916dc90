import { Link } from '@proverka/shell-sdk/router';
import { Banner } from '@proverka/ui-kit/banner';
import { linkClassName } from '@proverka/ui-kit/link-look';

interface NotOnSaleProps {
  /** The catalogue did not answer, so availability is unknown. */
  readonly isUnknown: boolean;
}

/** Shown after the form, so that nobody waits for a report that cannot be ordered; with alternatives. */
export function NotOnSale({ isUnknown }: NotOnSaleProps) {
  if (isUnknown) {
    return (
      <Banner tone="danger" live title="Каталог услуг не ответил">
        <p>
          Заказать проверку сейчас не получится. Введённое сохранено в этой вкладке: нажмите кнопку ещё раз.
        </p>
      </Banner>
    );
  }
  return (
    <Banner tone="attention" live title="Сейчас эту проверку заказать нельзя">
      <p>
        Мы ещё не принимаем на неё заказы, деньги не списаны. Введённое сохранено в этой вкладке и никуда не
        отправлено. Пока можно{' '}
        <Link to="/kadastrovyj-nomer/" className={linkClassName()}>
          заказать выписку об объекте
        </Link>{' '}
        или{' '}
        <Link to="/egrn-right-list-preview/" className={linkClassName()}>
          отчёт о переходе прав
        </Link>
        .
      </p>
    </Banner>
  );
}
