import { describe, expect, test } from 'vitest';
import type { GateOptions } from '#platform/outbound/gate.ts';
import { createProtocolFake } from './protocol-fake.ts';
import type { FakeAnswer } from './protocol-fake.ts';
import { errorAnswers, sameAnswers, spoiledAnswers } from './spoiled-answers.ts';
import {
  inOtherOrder,
  otherValues,
  pathsOf,
  valueAt,
  withAt,
  withEveryRecordTwice,
  withNewerFields,
} from './spoiled-json.ts';

/** One question to a source. Every adapter registers all of its questions; the same answers are then sent to each. */
export interface SourceQuestion {
  /** The function that creates the adapter: `createFssp`. */
  readonly adapter: string;
  readonly question: string;
  readonly ask: (
    url: string,
    gate: Partial<GateOptions>,
  ) => Promise<{ readonly kind: string; readonly words?: string }>;
  /** What is answered to other calls on the way to this question. */
  readonly onTheWay?: (call: { readonly method: string; readonly url: string }) => FakeAnswer | null;
  /** A right answer in the shape of the real service, with two records where there may be several. */
  readonly right: object;
  /** What is read from it. */
  readonly read: object;
  /** The fields of `right` without which it is no answer: «rows.0.i». */
  readonly needed: readonly string[];
  /** Answers that say in so many words that there is nothing. */
  readonly nothing?: Readonly<Record<string, FakeAnswer>>;
  /** Other answers of the real service that are none, with the words the customer is told. */
  readonly none: Readonly<Record<string, readonly [FakeAnswer, RegExp]>>;
}

const gate: Partial<GateOptions> = { perSecond: 1e6, repeatAfterMs: [] };
/** How long a source that never finishes is waited for: one that says nothing, and one that has to begin in this time. */
const PATIENCE_MS = { silent: 50, dripping: 600 } as const;

async function createAsker({ ask, onTheWay }: SourceQuestion) {
  let current: FakeAnswer = {};
  const { url } = await createProtocolFake((call) => onTheWay?.(call) ?? current);
  return (answer: FakeAnswer) => {
    current = answer;
    const longestCallMs = answer.endlessMs ? PATIENCE_MS.dripping : PATIENCE_MS.silent;
    return ask(url, { ...gate, ...((answer.silent || answer.endlessMs) && { longestCallMs }) });
  };
}

const isNone = (words: RegExp) => ({ kind: 'unavailable', words: expect.stringMatching(words) });

/** An answer that is none, with a sentence for the customer. */
const isSilence = (answer: { readonly kind: string; readonly words?: string }, words = /^[А-Я].+\.$/u) =>
  answer.kind === 'unavailable' && words.test(answer.words ?? '');

/** The tests of one question: what makes no difference, what is no answer, what is «nothing found». */
export function testAnswers(question: SourceQuestion): void {
  describe(`${question.adapter}, ${question.question}`, () => {
    testRightAnswers(question);
    testFields(question);
    testOtherAnswers(question);
  });
}

function testRightAnswers(question: SourceQuestion): void {
  const { right, read } = question;

  test('a right answer is read', async () => {
    const ask = await createAsker(question);
    expect(await ask({ body: right })).toMatchObject(read);
  });

  test.each(Object.entries(sameAnswers))('a right answer %s is the same', async (_how, inform) => {
    const ask = await createAsker(question);
    expect(await ask(inform(right))).toEqual(await ask({ body: right }));
  });

  test('the order of fields and newer fields make no difference', async () => {
    const ask = await createAsker(question);
    const asExpected = await ask({ body: right });
    expect(await ask({ body: inOtherOrder(right) })).toEqual(asExpected);
    expect(await ask({ body: withNewerFields(right) })).toEqual(asExpected);
  });
}

function testFields(question: SourceQuestion): void {
  const { right, needed } = question;

  test('without a needed field there is no answer, without another the same kind of answer', async () => {
    const ask = await createAsker(question);
    const { kind } = await ask({ body: right });
    const missed: string[] = [];
    const unexplained: string[] = [];
    for (const path of pathsOf(right)) {
      const where = path.join('.');
      const answer = await ask({ body: withAt(right, path, undefined) });
      if (answer.kind === kind) continue;
      missed.push(where);
      if (!isSilence(answer)) unexplained.push(where);
    }
    expect(missed).toEqual([...needed]);
    expect(unexplained).toEqual([]);
  });

  test('another value in any place never makes it «nothing found»', async () => {
    const ask = await createAsker(question);
    const wrong: string[] = [];
    for (const path of pathsOf(right)) {
      for (const value of otherValues(valueAt(right, path))) {
        const answer = await ask({ body: withAt(right, path, value) });
        const isExplained = answer.kind !== 'unavailable' || isSilence(answer);
        if (answer.kind === 'nothing_found' || !isExplained)
          wrong.push(`${path.join('.')} = ${JSON.stringify(value).slice(0, 60)}`);
      }
    }
    expect(wrong).toEqual([]);
  });
}

function testOtherAnswers(question: SourceQuestion): void {
  const { right, nothing = {}, none } = question;

  test.each(Object.entries(spoiledAnswers))('%s is no answer', async (_what, [inform, words]) => {
    const ask = await createAsker(question);
    expect(await ask(inform(right))).toMatchObject(isNone(words));
  });

  test('an error status is no answer, whatever comes with it', async () => {
    const ask = await createAsker(question);
    const wrong: unknown[] = [];
    for (const [what, inform, words] of errorAnswers) {
      const answer = await ask(inform(right));
      if (!isSilence(answer, words)) wrong.push([what, answer]);
    }
    expect(wrong).toEqual([]);
  });

  test('every record twice is no answer', async () => {
    const ask = await createAsker(question);
    for (const doubled of withEveryRecordTwice(right)) {
      expect(await ask({ body: doubled })).toMatchObject(isNone(/по нескольку раз/u));
    }
  });

  test.each(Object.entries(nothing))('%s is «nothing found»', async (_what, answer) => {
    const ask = await createAsker(question);
    expect(await ask(answer)).toMatchObject({ kind: 'nothing_found' });
  });

  test.each(Object.entries(none))('%s is no answer', async (_what, [answer, words]) => {
    const ask = await createAsker(question);
    expect(await ask(answer)).toMatchObject(isNone(words));
  });
}
