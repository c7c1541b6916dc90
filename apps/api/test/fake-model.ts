import { createExpertModel } from '#reports/expert/model.ts';
import { afterFile } from './cleanup.ts';
import { createProtocolFake } from './protocol-fake.ts';
import type { FakeAnswer, ProtocolFake } from './protocol-fake.ts';

export interface FakeModel {
  /** Its client, for `replace`; the model's name is `test-model`. */
  readonly client: ReturnType<typeof createExpertModel>;
  readonly asked: ProtocolFake['seen'];
  /** From now on it writes this text. */
  readonly says: (content: string) => void;
  /** From now on it sends this response to everything. */
  readonly answers: (answer: FakeAnswer) => void;
}

/** A language model on the loopback address, until the file's tests are over. */
export async function createFakeModel(): Promise<FakeModel> {
  let answer: FakeAnswer = {};
  const { url, seen } = await createProtocolFake(() => answer, afterFile);
  return {
    client: createExpertModel({ url: `${url}/v1`, key: 'test', name: 'test-model' }),
    asked: seen,
    says: (content) => (answer = { body: { choices: [{ message: { content } }] } }),
    answers: (next) => (answer = next),
  };
}
