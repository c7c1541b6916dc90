/** Two spellings of a word that a reader takes for one compare equal. */
export const foldText = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');
