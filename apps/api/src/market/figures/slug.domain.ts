const LETTERS: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};

/** A name as a part of an address: «Санкт-Петербург» is `sankt-peterburg`. */
function slugOf(name: string): string {
  const letters = Array.from(name.toLowerCase(), (letter) => LETTERS[letter] ?? letter).join('');
  return (
    letters
      .replaceAll(/[^a-z0-9]+/gu, '-')
      .replaceAll(/^-|-$/gu, '')
      .slice(0, 70) || 'mesto'
  );
}

/** Slugs of areas beside each other: of two with one name the second gets its number. */
export function slugsOf(
  areas: readonly { readonly id: number; readonly title: string }[],
): Map<number, string> {
  const taken = new Set<string>();
  const slugs = new Map<number, string>();
  for (const { id, title } of areas.toSorted((one, other) => one.id - other.id)) {
    const slug = slugOf(title);
    const own = taken.has(slug) ? `${slug}-${id}` : slug;
    taken.add(own);
    slugs.set(id, own);
  }
  return slugs;
}
