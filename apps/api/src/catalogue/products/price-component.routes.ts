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

export function addPriceComponentRoutes(add: AddRoute, deps: CatalogueDeps): void {
  add('GET /admin/price_component/differences', async () =>
    done({ differences: [...(await findProductDifferences(deps.db))] }),
  );
  add('GET /admin/price_component/list', async ({ query }) => {
    const components = await listComponents(deps.db, query.product_id);
    return components.length === 0 ? refuse('product_unknown') : done({ price_components: components });
  });

  add('POST /admin/price_component/add', ({ body }) => addComponent(deps, body));

  add('PUT /admin/price_component/update', ({ body }) => changeComponent(deps, body));

  add('DELETE /admin/price_component/delete', ({ query }) => removeComponent(deps, query.price_component_id));

  add('GET /admin/price_component_owner/list', async ({ query }) => {
    const component = await findComponent(deps.db, query.price_component_id);
    return component === undefined
      ? refuse('price_component_not_found')
      : done({ price_component_owners: component.price_component_owners });
  });

  add('POST /admin/price_component_owner/add', ({ body }) => addOwner(deps, body.price_component_id, body));

  add('PUT /admin/price_component_owner/update', ({ body }) =>
    changeOwner(deps, body.price_component_owner_id, body),
  );

  add('DELETE /admin/price_component_owner/delete', ({ query }) =>
    removeOwner(deps, query.price_component_owner_id),
  );
}
