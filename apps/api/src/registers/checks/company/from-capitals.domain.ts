/** A position as registers write it, «ГЕНЕРАЛЬНЫЙ ДИРЕКТОР», as words; abbreviations, «И.О.», stay, and so does what is in small letters. */
export function fromCapitals(words: string): string {
  if (words !== words.toLocaleUpperCase('ru')) return words;
  const small = words.replaceAll(/\p{L}{5,}/gu, (word) => word.toLocaleLowerCase('ru'));
  return small.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase('ru'));
}
