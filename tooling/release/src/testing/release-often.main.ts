import { openStore } from '../open-store.ts';
import { publish } from '../publish.ts';
import { readOrMakeDevelopmentKey, developmentKeys, readPublicKeys } from '../release-keys.ts';
import { releaseRemote } from '../release-moves.ts';
import { builtRemote } from './built-remote.ts';

/** Releases versions of a remote one after another and prints each: `release-often.main.ts <folder> <place> <remote> <times>`. */
const [folder = '', place = '', name = '', times = ''] = process.argv.slice(2);
const store = await openStore(place);
await readOrMakeDevelopmentKey(folder);
for (let code = 1; code <= Number(times); code += 1) {
  const release = await publish(store, await builtRemote(folder, { name, code: String(code) }));
  await releaseRemote(
    {
      store,
      channel: 'stable',
      provides: { react: '19.3.1' },
      key: () => readOrMakeDevelopmentKey(folder),
      keys: () => readPublicKeys(developmentKeys(folder).publicFile),
      now: () => new Date(),
      note: { who: 'Образцов', commit: null, reason: null },
      report: () => undefined,
      gate: () => Promise.resolve('passed'),
      ready: () => Promise.resolve(),
    },
    release,
  );
  process.stdout.write(`${release.version}\n`);
}
