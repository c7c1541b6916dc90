/** Set where the search of the page about risks is used (specification, section 4); off when the staff switches it off. */
export const freeRiskCoupon = 'freerisk';
