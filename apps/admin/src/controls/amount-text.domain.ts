/** Rubles as somebody types them, with a comma or a point; null for what is no amount of at least nothing. */
export function amountOfText(text: string): number | null {
  const plain = text.replaceAll(/\s/g, '').replace(',', '.');
  return /^\d+(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : null;
}
