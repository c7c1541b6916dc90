/** What a flat is worth: it is looked at before it is ordered, and its report has an address of its own. */
export const valuationProduct = 'CostAssessment';

export const isValuation = (productName: string): boolean => productName === valuationProduct;
