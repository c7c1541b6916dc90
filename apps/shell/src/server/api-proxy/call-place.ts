import type { FastifyReply, FastifyRequest } from 'fastify';
import { whenGone } from '../when-gone.ts';

/**
 * What a call holds: a place among the calls and the memory of its body. Both are given back when the visitor is gone and the
 * API no longer works on the call; a visitor who leaves early does not free the connection to the API.
 */
export interface CallPlace {
  readonly bodyBytes: number;
  /** From now on the API works on the call. */
  readonly begin: () => void;
  /** The API has answered or never will. */
  readonly end: () => void;
}

export function holdPlace(
  reply: FastifyReply,
  bodyBytes: number,
  giveBack: readonly (() => void)[],
): CallPlace {
  let isWithApi = false;
  let isHeld = true;
  const release = () => {
    if (!isHeld) return;
    isHeld = false;
    for (const back of giveBack) back();
  };
  whenGone(reply, () => {
    if (!isWithApi) release();
  });
  return {
    bodyBytes,
    begin: () => {
      isWithApi = true;
    },
    end: () => {
      isWithApi = false;
      release();
    },
  };
}

/** The places of the requests in work. */
export type CallPlaces = WeakMap<FastifyRequest, CallPlace>;
