import { usePlatform } from '@proverka/shell-sdk/platform';
import { Link } from '@proverka/shell-sdk/router';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { EmptyState } from '@proverka/ui-kit/empty-state';
import { SearchIcon } from '@proverka/ui-kit/icon';
import { ordersAddress, type OrdersView } from '../../content/orders-address.ts';

/** The empty order list of a new user, with the next step per brand. */
export function NoOrders({ headingAs = 'h2' }: { readonly headingAs?: 'h2' | 'h3' }) {
  const { brand } = usePlatform();
  const isRealEstate = brand.id === 'real-estate';
  return (
    <EmptyState
      headingAs={headingAs}
      title="Заказов пока нет"
      text={
        isRealEstate
          ? 'Здесь появятся ваши отчёты: найдите объект по адресу или кадастровому номеру и закажите выписку.'
          : 'Здесь появятся отчёты о людях, компаниях и машинах. Бесплатные проверки в заказы не попадают: их ответ виден сразу.'
      }
      actions={
        <Link to={isRealEstate ? '/' : '/fizcheck/'} className={buttonClassName()}>
          {isRealEstate ? 'Найти объект' : 'Выбрать проверку'}
        </Link>
      }
    />
  );
}

/** No order matches the filters. */
export function NothingFound({ view }: { readonly view: OrdersView }) {
  return (
    <EmptyState
      icon={SearchIcon}
      title="Ничего не нашлось"
      text={
        view.query === ''
          ? 'Заказов с такими условиями нет. Снимите фильтры, чтобы увидеть все.'
          : `По запросу «${view.query}» заказов нет. Проверьте, нет ли опечатки, или ищите по части адреса или номера.`
      }
      actions={
        <Link to={ordersAddress({ as: view.as })} className={buttonClassName({ variant: 'secondary' })}>
          Показать все заказы
        </Link>
      }
    />
  );
}

/** An address with a page beyond the last. */
export function NoSuchPage() {
  return (
    <EmptyState
      title="На этой странице заказов нет"
      text="Возможно, ссылка устарела. Все заказы — с первой страницы списка."
      actions={
        <Link to="/user/orders/" className={buttonClassName()}>
          К началу списка
        </Link>
      }
    />
  );
}
