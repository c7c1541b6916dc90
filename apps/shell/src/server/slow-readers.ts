import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { connectionEvent } from './connections.ts';

export interface ReaderPace {
  /** Time to read anything. */
  readonly graceMs: number;
  /** More time for every byte that waits to be read. */
  readonly bytesPerSecond: number;
  readonly lookMs: number;
}

export const defaultReaderPace: ReaderPace = { graceMs: 15_000, bytesPerSecond: 16 * 1024, lookMs: 2000 };

/**
 * Closes connections whose reader is too slow, whatever they read: pages, files, answers of the API, streams of events.
 * What they have not read is held in memory, together with an open file or a compressor.
 */
export function cutOffSlowReaders(server: Server, { graceMs, bytesPerSecond, lookMs }: ReaderPace): void {
  const sockets = new Set<Socket>();
  /** Since when a reader is behind, and how many bytes it had then. */
  const behind = new Map<Socket, { readonly since: number; readonly read: number }>();
  server.on(connectionEvent(server), (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => {
      sockets.delete(socket);
      behind.delete(socket);
    });
  });
  const look = () => {
    const now = performance.now();
    for (const socket of sockets) {
      const waiting = socket.writableLength;
      if (waiting === 0) {
        behind.delete(socket);
        continue;
      }
      const start = behind.get(socket) ?? { since: now, read: socket.bytesWritten - waiting };
      behind.set(socket, start);
      const allowedMs = graceMs + ((socket.bytesWritten - start.read) / bytesPerSecond) * 1000;
      if (now - start.since > allowedMs) socket.destroy();
    }
  };
  const timer = setInterval(look, lookMs).unref();
  server.once('close', () => clearInterval(timer));
}
