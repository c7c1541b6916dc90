/** What a value rests on, as a report names its source. */
export const valuationSource = 'Зарегистрированные сделки и объявления о продаже';
