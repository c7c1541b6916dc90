import type { FastifyReply } from 'fastify';

/**
 * Calls `act` once the visitor has the answer or has left, also when that was before. An answer that waits behind another
 * one on the same connection never hears that the connection closed, so the connection is asked as well.
 */
export function whenGone({ raw: response, request }: FastifyReply, act: () => void): void {
  const { socket } = request.raw;
  if (isGone({ raw: response, request })) {
    act();
    return;
  }
  const settle = () => {
    response.off('close', settle);
    socket.off('close', settle);
    act();
  };
  response.once('close', settle);
  socket.once('close', settle);
}

export const isGone = ({ raw, request }: Pick<FastifyReply, 'raw' | 'request'>): boolean =>
  raw.closed || request.raw.socket.destroyed;
