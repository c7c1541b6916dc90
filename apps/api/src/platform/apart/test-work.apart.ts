import { setTimeout as wait } from 'node:timers/promises';
import { writeFileSync } from 'node:fs';

type Trick =
  | { readonly do: 'echo'; readonly bytes: Uint8Array }
  | { readonly do: 'spin' | 'throw' | 'exit' | 'environment' | 'write' | 'wait' }
  | {
      readonly do: 'hoard';
      readonly how: 'one array' | 'a map' | 'small objects' | 'buffers' | 'parts of a text';
    };

/** What a hostile document might make its reader do. */
export async function doTrick(trick: Trick): Promise<unknown> {
  switch (trick.do) {
    case 'echo':
      return trick.bytes.length;
    case 'spin':
      for (;;);
    case 'throw':
      throw new RangeError('secret words of a document');
    case 'exit':
      return process.exit(3);
    case 'environment':
      return Object.keys(process.env).filter((name) => name !== 'PROVERKA_RUN');
    case 'write':
      return writeFileSync('/tmp/never-written', '');
    case 'wait':
      return wait(60_000);
    case 'hoard':
      return hoards[trick.how]();
    default:
      return trick satisfies never;
  }
}

const endless = (keep: (at: number) => unknown): never => {
  const kept: unknown[] = [];
  for (let at = 0; ; at += 1) kept.push(keep(at));
};

const hoards = {
  'one array': () => Array.from({ length: 50_000_000 }, () => 1).length,
  'a map': () => {
    const map = new Map<number, number>();
    return endless((at) => map.set(at, at));
  },
  'small objects': () => endless((at) => ({ at })),
  buffers: () => endless(() => Buffer.alloc(4_000_000, 1)),
  'parts of a text': () => '1,'.repeat(50_000_000).split(',').length,
} as const;
