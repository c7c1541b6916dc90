/** What tells of a person, wherever it stands in a log: addresses of mail, phones, passports, names and cookies. */
const shapes: Readonly<Record<string, RegExp>> = {
  'an e-mail': /[\w.+-]+@[\w-]+\.[a-z]{2,}/gi,
  'a phone': /(?<![\d.:-])(?:\+7|8)[\s(-]*9\d{2}[\s)-]*\d{3}[\s-]*\d{2}[\s-]*\d{2}(?!\d)/g,
  'a passport': /(?<!\d)\d{2}\s\d{2}\s\d{6}(?!\d)/g,
  'a name': /\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+(?:вич|вна|ична)/gu,
  'an invented person': /Тестов|Образцов/g,
  'a session': /Bearer\s+\S{20,}|_token=\S{20,}/g,
};

/** Everything of the kind in a text, each with what it is. */
export const personalDataIn = (text: string): string[] =>
  Object.entries(shapes).flatMap(([what, shape]) =>
    (text.match(shape) ?? []).map((found) => `${what}: ${found}`),
  );
