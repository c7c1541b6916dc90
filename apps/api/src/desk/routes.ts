import { holds } from '#platform/http/session.ts';
import type { AddRoute } from '#platform/http/route.ts';
import { done, refuse } from '#platform/result.ts';
import type { DeskDeps } from './deps.ts';
import { find } from './find/find.ts';
import { listDeskOrders } from './orders/list-orders.ts';
import { listOrderedProducts } from './orders/list-products.ts';
import { viewDeskOrder } from './orders/view-order.ts';
import { listLetters } from './letters/list-letters.ts';
import { listPeople } from './people/list-people.ts';
import { readLetter } from './people/read-letter.ts';
import { readSubject } from './people/read-subject.ts';
import { listUserLogs } from './people/user-logs.ts';
import { viewPerson } from './people/view-person.ts';
import { viewTimeline } from './people/view-timeline.ts';
import { listPersonTariffs } from './tariffs/list-person-tariffs.ts';

export function addDeskRoutes(add: AddRoute, deps: DeskDeps): void {
  add('POST /admin/users', ({ caller, body }) => listPeople(deps, caller, body));
  add('GET /admin/users/tariffs', async () => {
    const tariffs = await deps.tariffs();
    return done({
      tariffs: tariffs.map(({ simpleId, name }) => ({ tariff_simple_id: simpleId, tariff_name: name })),
    });
  });
  add('GET /admin/users/{person_id}', ({ caller, params }) => viewPerson(deps, caller, params.person_id));
  add('GET /admin/users/{person_id}/timeline', ({ caller, params, query }) =>
    viewTimeline(deps, caller, { personId: params.person_id, before: query.before }),
  );
  add('GET /admin/user_logs', ({ caller, query }) =>
    listUserLogs(deps, caller, { personId: query.person_id, before: query.before }),
  );
  add('POST /admin/order_item/{order_item_id}/subject', ({ caller, params, body }) =>
    readSubject(deps, caller, { itemId: params.order_item_id, reason: body.reason }),
  );
  add('POST /admin/person_tariffs', ({ caller, body }) => listPersonTariffs(deps, caller, body));
  add('POST /admin/emails', ({ caller, body }) => listLetters(deps, caller, body));
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
