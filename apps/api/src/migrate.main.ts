import { seedProducts } from '#catalogue/seed-products.ts';
import { publishArticles } from '#content/publish-articles.ts';
import { migrate } from '#platform/db/migrate.ts';
import { queues } from '#app/queues.ts';
import { runProcess } from '#app/process.ts';

await runProcess('migrate', async (config, log) => {
  const { applied, hasApplicationRole } = await migrate(config.database.directUrl, queues);
  if (!hasApplicationRole) {
    log.warn(
      'the owner may not create roles: the application will work as the owner, and only triggers guard the ledger',
    );
  }
  log.info({ applied }, applied.length === 0 ? 'the database is up to date' : 'the database was migrated');
  const { differences, ...seeded } = await seedProducts(config.database.directUrl);
  for (const difference of differences) log.warn({ difference }, 'a product differs from its file');
  log.info(seeded, 'products');
  const { mistakes, ...published } = await publishArticles(config.database.directUrl);
  for (const mistake of mistakes) log.warn({ mistake }, 'an article was left out');
  log.info(published, 'articles');
  return () => Promise.resolve();
});
