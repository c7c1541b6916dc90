import { endpoints } from '@proverka/contract/api';
import type { ApiKey } from '@proverka/contract/api';
import * as fc from 'fast-check';
import type { Actor } from './actors.ts';
import { endless } from './endless.ts';
import { judge } from './judge.ts';
import type { FuzzAnswer } from './judge.ts';
import { learn } from './learn.ts';
import { stepsOf, weightOf } from './step.ts';
import { actorOf, toRequest } from './to-request.ts';
import type { FuzzRequest } from './to-request.ts';

export interface Lane {
  readonly seed: number;
  /** The members change: somebody else comes for one whose sessions have all ended. */
  readonly actors: readonly Actor[];
  readonly replace: (actor: Actor) => Promise<void>;
  readonly newKey: () => string;
  readonly send: (request: FuzzRequest) => Promise<FuzzAnswer>;
  readonly onAnswer: (request: FuzzRequest, answer: FuzzAnswer) => void;
  /** Comes with the calls of this lane that led to the fault, the faulty one last. */
  readonly onFault: (fault: string, answer: FuzzAnswer, calls: readonly FuzzRequest[]) => void;
  /** Pays at the provider, for what waits for a card. */
  readonly pay?: (token: string) => Promise<void>;
  /** Endpoints left out. */
  readonly without?: readonly ApiKey[];
}

const CALLS_KEPT = 40;
const keys = Object.keys(endpoints) as ApiKey[];
const arbitraries = new Map(keys.map((key) => [key, stepsOf(key)]));

/** Makes calls one after another as long as it is asked to; each is learnt from. */
export function createCaller(lane: Lane): () => Promise<number> {
  const used = keys.filter((key) => lane.without?.includes(key) !== true);
  const weighted = used.map((key) => ({ weight: weightOf(key), arbitrary: fc.constant(key) }));
  const nextKey = endless(fc.oneof(...weighted), lane.seed);
  const steps = new Map(
    Array.from(arbitraries, ([key, steps], place) => [key, endless(steps, lane.seed * 1000 + place)]),
  );
  const calls: FuzzRequest[] = [];
  return async () => {
    const step = steps.get(nextKey())?.();
    if (step === undefined) throw new Error('an endpoint without steps');
    const actor = actorOf(step, lane.actors);
    const request = toRequest(step, lane);
    calls.push(request);
    if (calls.length > CALLS_KEPT) calls.shift();
    const answers = await Promise.all(Array.from({ length: step.times }, () => lane.send(request)));
    for (const answer of answers) {
      lane.onAnswer(request, answer);
      const fault = judge(request, answer);
      if (fault !== null) lane.onFault(fault, answer, [...calls]);
      await learn(lane, request, answer, actor);
    }
    return answers.length;
  };
}
