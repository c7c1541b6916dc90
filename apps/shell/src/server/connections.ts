import { networkOf, type IsProxy } from '@proverka/validation/network';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Server as NetServer, Socket } from 'node:net';
import { Server as TlsServer } from 'node:tls';

export interface ConnectionLimits {
  readonly total: number;
  /** Of one address, where visitors connect directly; behind a proxy they all come from it. */
  readonly perNetwork: number;
  /** No browser sends a second request before the first answer; this many are taken at once. */
  readonly requestsAtOnce: number;
}

/** Requests come on the socket of this event; with TLS it is told once the handshake is over. */
export const connectionEvent = (server: NetServer): 'connection' | 'secureConnection' =>
  server instanceof TlsServer ? 'secureConnection' : 'connection';

export const defaultConnectionLimits: ConnectionLimits = {
  total: 16_384,
  perNetwork: 1024,
  requestsAtOnce: 4,
};

/**
 * Bounds the open connections. A full listener closes the one that has been without a request for longest and takes the new
 * one: connections that never finish their headers are closed first, and nobody is kept out by them.
 */
export function limitConnections(server: Server, limits: ConnectionLimits, isProxy: IsProxy) {
  const open = new Map<Socket, number>();
  const networks = new Map<string, number>();
  /** Without a request, the longest first. */
  const idle = new Set<Socket>();

  server.on(connectionEvent(server), (socket: Socket) => {
    const network = isProxy(socket.remoteAddress) ? null : networkOf(socket.remoteAddress ?? '');
    const fromThere = network === null ? 0 : (networks.get(network) ?? 0);
    if (fromThere >= limits.perNetwork) {
      socket.destroy();
      return;
    }
    if (open.size >= limits.total) {
      const [longest = socket] = idle;
      longest.destroy();
      if (longest === socket) return;
    }
    open.set(socket, 0);
    idle.add(socket);
    if (network !== null) networks.set(network, fromThere + 1);
    socket.once('close', () => {
      open.delete(socket);
      idle.delete(socket);
      if (network === null) return;
      const left = (networks.get(network) ?? 1) - 1;
      if (left === 0) networks.delete(network);
      else networks.set(network, left);
    });
  });

  return {
    /** False for a request that is not to be answered; its connection is closed. */
    admit({ socket }: IncomingMessage, response: ServerResponse): boolean {
      const requests = (open.get(socket) ?? 0) + 1;
      if (requests > limits.requestsAtOnce) {
        socket.destroy();
        return false;
      }
      open.set(socket, requests);
      idle.delete(socket);
      response.once('close', () => {
        const left = (open.get(socket) ?? 1) - 1;
        if (!open.has(socket)) return;
        open.set(socket, left);
        if (left === 0) idle.add(socket);
      });
      return true;
    },
  };
}
