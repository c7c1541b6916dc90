import { readSearchText } from '@proverka/validation/search-text';

type LookupText =
  | { readonly kind: 'url'; readonly url: string }
  /** What the digits can be read as, the likelier first. */
  | { readonly kind: 'number'; readonly numbers: readonly [string, ...string[]] }
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'refused'; readonly message: string };

export const longestLookup = 1000;
const longestAddress = 300;

/** One field takes an address of an advert at its site, a cadastral number, or the address of a house. */
export function readLookup(typed: string): LookupText {
  const text = typed.trim().slice(0, longestLookup);
  if (text === '') return refused('Введите адрес, кадастровый номер или ссылку на объявление');
  const url = urlIn(text);
  if (url !== null) return { kind: 'url', url };
  const read = readSearchText(text);
  if (read.kind === 'cadastral') {
    const [first, ...others] = read.cadastralNumbers;
    return first === undefined
      ? refused('Это не весь кадастровый номер. В нём четыре части, например 78:12:0090007:3004')
      : { kind: 'number', numbers: [first, ...others] };
  }
  if (!/[а-яёa-z]{3}/iu.test(text)) return refused('Добавьте улицу, например «ул. Бабушкина, д. 14»');
  return { kind: 'address', address: text.slice(0, longestAddress) };
}

const refused = (message: string): LookupText => ({ kind: 'refused', message });

/** «https://vitrina.example/flat/1», also without the scheme; «ул.Бабушкина/14» is none. */
function urlIn(text: string): string | null {
  if (/\s/.test(text)) return null;
  const isWhole = /^https?:\/\//i.test(text);
  if (!isWhole && !/^[a-zа-яё\d-]+(\.[a-zа-яё\d-]+)*\.([a-z-]{2,}|рф)\/\S+$/iu.test(text)) return null;
  const whole = isWhole ? text : `https://${text}`;
  return URL.canParse(whole) ? whole : null;
}
