/** Specification, section 9. The contract's constant sits beside schemas, which would bring zod to the browser. */
export const ordersPageSize = 20;
