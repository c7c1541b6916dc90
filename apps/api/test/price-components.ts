import { EGRN_OBJECT } from './orders.ts';

/** A price of an extract of the register as the desk sends it, 350 rubles for everybody by default. */
export const priceComponentInput = (more: object = {}) => ({
  product_id: EGRN_OBJECT,
  price_component_type: { name: 'Base' },
  price: 350,
  is_base_product_component: true,
  enabled: true,
  option: null,
  reason: 'Образец',
  ...more,
});
