/** Specification, section 9. The contract's constant is in a file with schemas, which would bring zod to the browser. */
export const ordersPageSize = 20;
