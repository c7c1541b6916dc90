/** Normalises text for comparison: letter case and «ё» make no difference. */
export const foldText = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');
