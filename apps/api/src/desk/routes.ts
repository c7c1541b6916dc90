import { holds } from '#platform/http/session.ts';
import type { AddRoute } from '#platform/http/route.ts';
import { done, refuse } from '#platform/result.ts';
import type { DeskDeps } from './deps.ts';
import { find } from './find/find.ts';
import { listDeskOrders } from './orders/list-orders.ts';
import { listOrderedProducts } from './orders/list-products.ts';
import { viewDeskOrder } from './orders/view-order.ts';
import { listPeople } from './people/list-people.ts';
import { readLetter } from './people/read-letter.ts';
import { viewPerson } from './people/view-person.ts';
import { addViewRoutes } from './views/routes.ts';

export function addDeskRoutes(add: AddRoute, deps: DeskDeps): void {
  addViewRoutes(add, deps);
  add('POST /admin/users', ({ caller, body }) => listPeople(deps, caller, body));
  add('GET /admin/users/tariffs', async () => {
    const tariffs = await deps.tariffs();
    return done({
      tariffs: tariffs.map(({ simpleId, name }) => ({ tariff_simple_id: simpleId, tariff_name: name })),
    });
  });
  add('GET /admin/users/{person_id}', ({ caller, params, session }) =>
    viewPerson(deps, caller, { personId: params.person_id, isShownEvents: holds(session, 'journal') }),
  );
  add('GET /admin/emails/{letter_id}', ({ caller, params }) => readLetter(deps, caller, params.letter_id));

  add('POST /admin/orders', ({ caller, body, session }) =>
    listDeskOrders(deps, caller, body, holds(session, 'people')),
  );
  add('GET /admin/orders/products', () => listOrderedProducts(deps));
  add('GET /admin/orders/{order_id}', ({ caller, params, session }) =>
    viewDeskOrder(deps, caller, { orderId: params.order_id, isNamed: holds(session, 'people') }),
  );

  add('POST /admin/find', async ({ caller, body, session }) =>
    session.staff === undefined
      ? refuse('forbidden')
      : find(deps, caller, {
          text: body.text,
          isPeople: holds(session, 'people'),
          isOrders: holds(session, 'orders'),
        }),
  );
}
