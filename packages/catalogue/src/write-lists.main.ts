import { writeLists } from './write-lists.ts';

for (const path of await writeLists()) process.stdout.write(`${path} was written\n`);
