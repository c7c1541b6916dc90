import { queues } from '#app/queues.ts';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { seedProducts } from '#catalogue/seed-products.ts';
import { migrate } from '#platform/db/migrate.ts';
import { memoryFolder } from './memory-folder.ts';
import { startTestCluster } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    clusterUrl: string;
  }
}

/** One cluster per run; every test file clones its database from the migrated template in a few milliseconds. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster(undefined, memoryFolder());
  try {
    await createTemplate(cluster.url);
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  provide('clusterUrl', cluster.url);
  return cluster.stop;
}

async function createTemplate(clusterUrl: string): Promise<void> {
  const client = new Client({ connectionString: clusterUrl });
  await client.connect();
  await client.query('create database template_migrated');
  await client.end();
  const url = clusterUrl.replace(/\/postgres$/, '/template_migrated');
  await migrate(url, queues);
  await seedProducts(url);
}
