import type { Answer, Source } from '#platform/outbound/source.ts';

export interface FakeSource<Subject, Data> extends Source<Subject, Data> {
  readonly asked: Subject[];
  answer: (subject: Subject) => Answer<Data> | Promise<Answer<Data>>;
}

/** A source that answers what a test sets, and records its calls. */
export function createFakeSource<Subject, Data>(
  answer: (subject: Subject) => Answer<Data> | Promise<Answer<Data>>,
): FakeSource<Subject, Data> {
  const fake: FakeSource<Subject, Data> = {
    asked: [],
    answer,
    check(subject) {
      fake.asked.push(subject);
      return Promise.resolve(fake.answer(subject));
    },
  };
  return fake;
}

const origin = { source: 'Тестовый источник', sourceDate: null };
export const found = <Data>(data: Data): Answer<Data> => ({ kind: 'found', data, ...origin });
export const nothing: Answer<never> = { kind: 'nothing_found', ...origin };
export const away: Answer<never> = { kind: 'unavailable', retryable: true, reason: 'test' };
