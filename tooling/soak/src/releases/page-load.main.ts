import { Agent, request } from 'node:http';

/* The visitors, in a process of their own: whoever measures must not wait for what is measured. */

export interface LoadedPage {
  readonly host: string;
  readonly path: string;
  /** Pages of one name are counted together. */
  readonly name: string;
  readonly perSecond: number;
}

export interface LoadOrders {
  readonly port: number;
  readonly pages: readonly LoadedPage[];
  readonly seconds: number;
}

export interface LoadedCount {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
  /** How often each status came; `0` stands for no answer. */
  readonly statuses: Readonly<Record<string, number>>;
}

const giveUpMs = 20_000;
const tickMs = 5;
const sockets = 64;

process.on('message', (orders: LoadOrders) => {
  void load(orders).then((counts) => process.send?.(counts));
});
process.on('disconnect', () => process.exit());

/** At a constant rate, whether or not earlier pages came; the time counts from the moment a page was meant to be asked for. */
async function load({ port, pages, seconds }: LoadOrders): Promise<Record<string, LoadedCount>> {
  const names = [...new Set(pages.map(({ name }) => name))];
  const counts = new Map(names.map((name) => [name, startCount()]));
  const agents = new Map(names.map((name) => [name, new Agent({ keepAlive: true, maxSockets: sockets })]));
  const startedAt = performance.now();
  const asked: Promise<void>[] = [];
  const due = pages.map((page) => ({ page, made: 0 }));
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const elapsed = (performance.now() - startedAt) / 1000;
      for (const one of due) {
        const { page } = one;
        for (const most = Math.min(elapsed, seconds) * page.perSecond; one.made < most; one.made += 1) {
          const meantAt = startedAt + (one.made / page.perSecond) * 1000;
          const agent = agents.get(page.name);
          if (agent)
            asked.push(
              visit(agent, port, page, asked.length, (status) => counts.get(page.name)?.add(status, meantAt)),
            );
        }
      }
      if (elapsed < seconds) return;
      clearInterval(timer);
      resolve();
    }, tickMs);
  });
  await Promise.all(asked);
  for (const agent of agents.values()) agent.destroy();
  return Object.fromEntries([...counts].map(([name, count]) => [name, count.result()]));
}

function visit(
  agent: Agent,
  port: number,
  { host, path }: LoadedPage,
  visitor: number,
  onAnswer: (status: number) => void,
): Promise<void> {
  return new Promise((resolve) => {
    const done = (status: number) => {
      onAnswer(status);
      resolve();
    };
    const headers = {
      host: `${host}:${port}`,
      'accept-encoding': 'br',
      'x-forwarded-for': addressOf(visitor),
    };
    const call = request({ agent, host: '127.0.0.1', port, path, headers, timeout: giveUpMs }, (answer) => {
      answer.resume();
      answer.once('end', () => done(answer.statusCode ?? 0));
      answer.once('error', () => done(0));
    });
    call.once('timeout', () => call.destroy());
    call.once('error', () => done(0));
    call.end();
  });
}

/** Every visitor comes from an address of their own, or a limit of requests per address would answer. */
const addressOf = (visitor: number) =>
  `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255 || 1}`;

function startCount() {
  const times: number[] = [];
  const statuses: Record<string, number> = {};
  return {
    add: (status: number, meantAt: number) => {
      times.push(performance.now() - meantAt);
      statuses[status] = (statuses[status] ?? 0) + 1;
    },
    result: (): LoadedCount => {
      const sorted = times.toSorted((one, other) => one - other);
      const at = (share: number) => Math.round((sorted[Math.ceil(sorted.length * share) - 1] ?? 0) * 10) / 10;
      return { count: sorted.length, p50: at(0.5), p99: at(0.99), longest: at(1), statuses };
    },
  };
}
