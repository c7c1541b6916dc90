import { holds } from '#platform/http/session.ts';
import type { AddRoute } from '#platform/http/route.ts';
import { done, refuse } from '#platform/result.ts';
import type { DeskDeps } from './deps.ts';
import { countCases, listDeskCases } from './cases/list-cases.ts';
import { viewDeskCase } from './cases/view-case.ts';
import { find } from './find/find.ts';
import { countStatuses } from './items/item-statuses.ts';
import { listDownloads, listUpdates } from './items/item-updates.ts';
import { listItems } from './items/list-items.ts';
import { listTasks } from './items/list-tasks.ts';
import { listDeskOrders } from './orders/list-orders.ts';
import { listOrderedProducts } from './orders/list-products.ts';
import { viewDeskOrder } from './orders/view-order.ts';
import { listPartners } from './partners/list-partners.ts';
import { listCustomers, viewPartnerPage } from './partners/view-partner.ts';
import { listLetters } from './letters/list-letters.ts';
import { listPeople } from './people/list-people.ts';
import { readLetter } from './people/read-letter.ts';
import { readSubject } from './people/read-subject.ts';
import { listUserLogs } from './people/user-logs.ts';
import { viewPerson } from './people/view-person.ts';
import { addSourceRoutes } from './sources/routes.ts';
import { addNumberRoutes } from './numbers/routes.ts';
import { addResponsibleRoutes } from './responsible/routes.ts';
import { addViewRoutes } from './views/routes.ts';
import { viewTimeline } from './people/view-timeline.ts';
import { listPersonTariffs } from './tariffs/list-person-tariffs.ts';

export function addDeskRoutes(add: AddRoute, deps: DeskDeps): void {
  addViewRoutes(add, deps);
  addSourceRoutes(add, deps);
  addNumberRoutes(add, deps);
  addResponsibleRoutes(add, deps);
  addPeopleRoutes(add, deps);
  add('POST /admin/orders', ({ caller, body, session }) =>
    listDeskOrders(deps, caller, body, holds(session, 'people')),
  );
  add('GET /admin/orders/products', () => listOrderedProducts(deps));
  add('GET /admin/orders/{order_id}', ({ caller, params, session }) =>
    viewDeskOrder(deps, caller, { orderId: params.order_id, isNamed: holds(session, 'people') }),
  );

  add('POST /admin/order_item/list', ({ caller, body }) => listItems(deps, caller, body));
  add('GET /admin/order_item/statuses', () => countStatuses(deps));
  add('GET /admin/order_item/updates', ({ query }) => listUpdates(deps, query.order_item_id));
  add('GET /admin/order_item/downloads', ({ query }) => listDownloads(deps, query.order_item_id));
  add('POST /task_handler/list', ({ caller, body }) => listTasks(deps, caller, body.order_item_ids));
  addCaseRoutes(add, deps);
  add('POST /admin/partners', ({ caller, body }) => listPartners(deps, caller, body));
  add('GET /admin/partners/{person_id}', ({ caller, params }) =>
    viewPartnerPage(deps, caller, params.person_id),
  );
  add('POST /admin/partners/{person_id}/customers', ({ caller, params, body, session }) =>
    listCustomers(deps, caller, {
      ...body,
      personId: params.person_id,
      isNamed: holds(session, 'people'),
    }),
  );

  add('POST /admin/find', async ({ caller, body, session }) =>
    session.staff === undefined
      ? refuse('forbidden')
      : find(deps, caller, {
          text: body.text,
          isPeople: holds(session, 'people'),
          isOrders: holds(session, 'orders'),
          isCases: holds(session, 'cases'),
        }),
  );
}

function addPeopleRoutes(add: AddRoute, deps: DeskDeps): void {
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
}

function addCaseRoutes(add: AddRoute, deps: DeskDeps): void {
  add('POST /admin/cases', ({ caller, body, session }) =>
    listDeskCases(deps, caller, body, holds(session, 'people')),
  );
  add('GET /admin/cases/counts', async ({ caller }) => done(await countCases(deps, caller)));
  add('GET /admin/cases/{case_id}', ({ caller, params, session }) =>
    viewDeskCase(deps, caller, {
      caseId: params.case_id,
      isNamed: holds(session, 'people'),
      isShownOrder: holds(session, 'orders'),
    }),
  );
}
