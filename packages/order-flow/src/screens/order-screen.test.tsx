import { ordersQuery } from '@proverka/api-client/orders';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { useLocation } from '@proverka/shell-sdk/router';
import { createTestPlatform, renderWithPlatform, testApiUrl, testSession } from '@proverka/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { ObjectOrderScreen } from './object-order-screen.tsx';
import {
  object,
  products,
  user,
  press,
  openCheckout,
  startObjectCheckout,
} from './object-checkout-testing.tsx';

const { server } = startObjectCheckout();

/** A list that is fetched again on every page. */
function OrdersOfThisPage() {
  const { pathname } = useLocation();
  return <Orders key={pathname} />;
}

function Orders() {
  const { api } = usePlatform();
  useQuery(ordersQuery(api, { page: 0 }));
  return null;
}

test('a new order appears in lists that were cached before', async () => {
  let asked = 0;
  server.use(
    http.get(`${testApiUrl}/orders`, () => {
      asked += 1;
      return HttpResponse.json({ orders: [], total: 0 });
    }),
  );
  const platform = createTestPlatform({ visitor: testSession });
  renderWithPlatform(
    <>
      <ObjectOrderScreen
        object={object}
        objectKey={object.Number}
        products={products}
        preselected={['EgrnObject']}
      />
      <OrdersOfThisPage />
    </>,
    { platform },
  );
  await waitFor(() => expect(asked).toBe(1));
  await press('Продолжить');
  await press(/^Оплатить 499/);
  await waitFor(() => expect(asked).toBe(2));
});

test('an empty choice is reported beside it, and going back keeps the choice', async () => {
  openCheckout(createTestPlatform(), []);
  await press('Продолжить');
  expect((await screen.findByRole('alert')).textContent).toBe('Выберите хотя бы одну услугу');
  await user.click(screen.getByRole('checkbox', { name: /Отчёт о.переходе прав/ }));
  expect(screen.queryByRole('alert')).toBeNull();
  await press('Продолжить');
  await press('Услуги');
  expect((await screen.findByRole('checkbox', { name: /Отчёт о.переходе прав/ })).matches(':checked')).toBe(
    true,
  );
});

test('a guest has three steps, a user two', async () => {
  const { unmount } = openCheckout();
  const steps = await screen.findByRole('navigation', { name: 'Шаги заказа' });
  expect(within(steps).getAllByRole('listitem')).toHaveLength(3);
  unmount();
  openCheckout(createTestPlatform({ visitor: testSession }));
  expect(within(await screen.findByRole('navigation')).getAllByRole('listitem')).toHaveLength(2);
});

test('an object out of the register is marked as such beside the order', async () => {
  renderWithPlatform(
    <ObjectOrderScreen
      object={{ ...object, Status: 'Снят с учета' }}
      objectKey={object.Number}
      products={products}
      preselected={[]}
    />,
  );
  expect(await screen.findByText('Статус в ЕГРН: снят с учёта')).toBeTruthy();
});
