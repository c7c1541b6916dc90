import type { CatalogueDeps } from '../deps.ts';
import type { AddRoute } from '#platform/http/route.ts';
import { done, refuse } from '#platform/result.ts';
import { addComponent, changeComponent, removeComponent } from '../change-components.ts';
import { withdrawChange } from '../withdraw-change.ts';
import { addOwner, changeOwner, removeOwner } from '../change-price-owners.ts';
import { findProductDifferences } from '../seed-products.ts';
import { findComponent, listComponents } from './price-component.store.ts';

export function addPriceComponentRoutes(add: AddRoute, deps: CatalogueDeps): void {
  add('GET /admin/price_component/differences', async () =>
    done({ differences: [...(await findProductDifferences(deps.db, deps.now()))] }),
  );
  add('GET /admin/price_component/list', async ({ query }) => {
    const components = await listComponents(deps.db, query.product_id, deps.now());
    return components.length === 0 ? refuse('product_unknown') : done({ price_components: components });
  });

  add('POST /admin/price_component/add', ({ caller, body }) => addComponent(deps, caller, body));

  add('PUT /admin/price_component/update', ({ caller, body }) => changeComponent(deps, caller, body));

  add('DELETE /admin/price_component/delete', ({ caller, query, body }) => {
    const { price_component_id: id, price_change_id: changeId } = query;
    return changeId === undefined
      ? removeComponent(deps, caller, { id, reason: body.reason })
      : withdrawChange(deps, caller, { id, changeId, reason: body.reason });
  });
  addOwnerRoutes(add, deps);
}

function addOwnerRoutes(add: AddRoute, deps: CatalogueDeps): void {
  add('GET /admin/price_component_owner/list', async ({ query }) => {
    const component = await findComponent(deps.db, query.price_component_id, deps.now());
    return component === undefined
      ? refuse('price_component_not_found')
      : done({ price_component_owners: component.price_component_owners });
  });

  add('POST /admin/price_component_owner/add', ({ caller, body }) =>
    addOwner(deps, caller, { id: body.price_component_id, owner: body, reason: body.reason }),
  );

  add('PUT /admin/price_component_owner/update', ({ caller, body }) =>
    changeOwner(deps, caller, { id: body.price_component_owner_id, owner: body, reason: body.reason }),
  );

  add('DELETE /admin/price_component_owner/delete', ({ caller, query, body }) =>
    removeOwner(deps, caller, { id: query.price_component_owner_id, reason: body.reason }),
  );
}
