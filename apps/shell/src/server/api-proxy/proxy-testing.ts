import fastifyCookie from '@fastify/cookie';
import { developmentHosts } from '@proverka/brand/host';
import { fastify } from 'fastify';
import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type RequestListener } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { admitKnownSites } from '../known-site.ts';
import { registerApiProxy } from './api-proxy.ts';
import { defaultProxyLimits, type ProxyLimits } from './proxy-limits.ts';

const streamPath = '/api/report/01a208ae-d85f-79f6-bcd8-1121e3c8d1ab/events';

/** A shell's proxy in front of an API that answers as given; `calls` are those the API has seen. */
export async function openProxy(answer: RequestListener, limits: Partial<ProxyLimits> = {}) {
  let calls = 0;
  const api = createServer((request, response) => {
    calls += 1;
    answer(request, response);
  });
  await once(api.listen(0, '127.0.0.1'), 'listening');
  const shell = fastify({ trustProxy: 'loopback' });
  admitKnownSites(shell, { hosts: developmentHosts, trustedProxies: [] });
  await shell.register(fastifyCookie);
  await registerApiProxy(shell, { apiUrl: urlOf(api.address()) }, { ...defaultProxyLimits, ...limits });
  await shell.listen({ host: '127.0.0.1', port: 0 });
  const address = shell.server.address() as AddressInfo;
  const sockets: Socket[] = [];
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    api.closeAllConnections();
    shell.server.closeAllConnections();
    await shell.close();
    await new Promise((closed) => api.close(closed));
  });
  return {
    url: urlOf(address),
    calls: () => calls,
    connections: () =>
      new Promise<number>((known) => shell.server.getConnections((_error, count) => known(count))),
    async send(text: string): Promise<Socket> {
      const socket = connect(address.port, '127.0.0.1');
      sockets.push(socket);
      await once(socket, 'connect');
      socket.write(text);
      return socket;
    },
    async watch(headers: Record<string, string>): Promise<IncomingMessage> {
      const request = get(`${urlOf(address)}${streamPath}`, { headers, agent: false });
      request.on('error', () => {});
      const [response] = (await once(request, 'response')) as [IncomingMessage];
      response.on('error', () => {});
      sockets.push(response.socket);
      return response;
    },
  };
}

const urlOf = (address: unknown): string => `http://127.0.0.1:${(address as AddressInfo).port}`;
