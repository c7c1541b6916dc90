import { personRoles } from '@proverka/contract/roles';
import type { Session } from '#platform/http/session.ts';
import type { CatalogueDeps } from '../deps.ts';
import type { AddRoute } from '#platform/http/route.ts';
import { done, refuse } from '#platform/result.ts';
import {
  addComponent,
  addOwner,
  changeComponent,
  changeOwner,
  removeComponent,
  removeOwner,
} from '../change-components.ts';
import { findProductDifferences } from '../seed-products.ts';
import { findComponent, listComponents } from './price-component.store.ts';

const isAdmin = ({ role }: Session): boolean => role === personRoles.admin;

export function addPriceComponentRoutes(add: AddRoute, deps: CatalogueDeps): void {
  add('GET /admin/price_component/differences', async ({ session }) =>
    isAdmin(session)
      ? done({ differences: [...(await findProductDifferences(deps.db))] })
      : refuse('forbidden'),
  );
  add('GET /admin/price_component/list', async ({ session, query }) => {
    if (!isAdmin(session)) return refuse('forbidden');
    const components = await listComponents(deps.db, query.product_id);
    return components.length === 0 ? refuse('product_unknown') : done({ price_components: components });
  });

  add('POST /admin/price_component/add', async ({ session, body }) =>
    isAdmin(session) ? addComponent(deps, body) : refuse('forbidden'),
  );

  add('PUT /admin/price_component/update', async ({ session, body }) =>
    isAdmin(session) ? changeComponent(deps, body) : refuse('forbidden'),
  );

  add('DELETE /admin/price_component/delete', async ({ session, query }) =>
    isAdmin(session) ? removeComponent(deps, query.price_component_id) : refuse('forbidden'),
  );

  add('GET /admin/price_component_owner/list', async ({ session, query }) => {
    if (!isAdmin(session)) return refuse('forbidden');
    const component = await findComponent(deps.db, query.price_component_id);
    return component === undefined
      ? refuse('price_component_not_found')
      : done({ price_component_owners: component.price_component_owners });
  });

  add('POST /admin/price_component_owner/add', async ({ session, body }) =>
    isAdmin(session) ? addOwner(deps, body.price_component_id, body) : refuse('forbidden'),
  );

  add('PUT /admin/price_component_owner/update', async ({ session, body }) =>
    isAdmin(session) ? changeOwner(deps, body.price_component_owner_id, body) : refuse('forbidden'),
  );

  add('DELETE /admin/price_component_owner/delete', async ({ session, query }) =>
    isAdmin(session) ? removeOwner(deps, query.price_component_owner_id) : refuse('forbidden'),
  );
}
