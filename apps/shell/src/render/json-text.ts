import type { DehydratedState } from '@tanstack/react-query';

/** JSON that cannot close its script element or start a comment in it. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}

/** The text of answers for everybody, which are frozen and so stay what they are; it is forgotten with them. */
export function keepTexts(): (answer: unknown) => string {
  const kept = new WeakMap<object, string>();
  return (answer) => {
    if (typeof answer !== 'object' || answer === null || !Object.isFrozen(answer)) return jsonText(answer);
    const text = kept.get(answer) ?? jsonText(answer);
    kept.set(answer, text);
    return text;
  };
}

/** What queries have got, as the browser reads it; `textOf` is the text of one answer. */
export function queryStateText(
  { queries }: DehydratedState,
  textOf: (answer: unknown) => string = jsonText,
): string {
  const texts = queries.map(({ state: { data, ...facts }, ...query }) => {
    const answer = data === undefined ? '' : `,"data":${textOf(data)}`;
    return `${jsonText(query).slice(0, -1)},"state":${jsonText(facts).slice(0, -1)}${answer}}}`;
  });
  return `{"mutations":[],"queries":[${texts.join(',')}]}`;
}
