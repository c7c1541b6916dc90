import path from 'node:path';
import { buildChanged } from './build.ts';
import { repositoryRoot, startStack } from './stack.ts';

const write = (line: string) => process.stdout.write(`${line}\n`);

try {
  await start();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

async function start(): Promise<void> {
  const { PORT = '3000', DATA_DIR = path.join(repositoryRoot, '.data'), DATABASE_URL } = process.env;
  const port = Number(PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`PORT is "${PORT}", but a port is a whole number from 1 to 65535.`);
  }
  write('building what changed and starting…');
  const stack = await startStack({
    dataDir: path.resolve(DATA_DIR),
    port,
    ...(DATABASE_URL ? { databaseUrl: DATABASE_URL } : {}),
    build: buildChanged,
    report: write,
  });
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    write('stopping…');
    await stack.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
  write(
    [
      'ready',
      `http://realestate.localhost:${port}/`,
      `http://fizcheck.localhost:${port}/`,
      `http://fizcheck-pro.localhost:${port}/`,
      `api ${stack.apiUrl}/docs`,
      `sandbox ${stack.sandboxUrl}/`,
    ].join('  '),
  );
}
