/** Applied after the search on the page about risks (specification, section 4); disabled when the staff switches it off. */
export const freeRiskCoupon = 'freerisk';
