const words: Readonly<Record<string, string>> = { riskInsurance: 'Страхование рисков' };

/** What a buyer may ask for besides, by the name orders have for it. */
export const optionWords = (option: string): string => words[option] ?? option;
