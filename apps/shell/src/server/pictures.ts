import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { writeAtomically } from '@proverka/release/release-folder';
import { findHost } from '@proverka/brand/host';
import { themeOf } from '@proverka/brand/brands';
import type { ThemeName } from '@proverka/brand/brand';
import { readPicturePath, type PictureText } from '../render/picture-address.ts';
import type { ShellConfig } from './config.ts';
import { drawingVersion, drawPicture } from './draw-picture.ts';
import { commonSecurityHeaders } from './security-headers.ts';

/** Pictures for links, drawn when first asked for and kept on disk. Words we did not sign get the brand's picture. */
export function registerPictures(app: FastifyInstance, { hosts, pictures }: ShellConfig): void {
  const kept = createKeptPictures(pictures.folder, (error) =>
    app.log.error({ err: error }, 'a picture could not be drawn'),
  );
  app.get('/og/*', async (request, reply) => {
    const host = findHost(hosts, request.host);
    if (!host) return reply.code(421).send();
    const words = readPicturePath(pictures.secret, request.url);
    const drawn = words && (await kept.find(words));
    return reply
      .headers({
        ...commonSecurityHeaders,
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': drawn ? 'public, max-age=2592000' : 'public, max-age=300',
      })
      .type('image/png')
      .send(drawn ?? (await brandPicture(themeOf(host))));
  });
}

function createKeptPictures(folder: string, report: (error: unknown) => void) {
  const drawing = new Map<string, Promise<Buffer | null>>();
  const draw = async (file: string, words: PictureText) => {
    try {
      const picture = await drawPicture(words);
      await writeAtomically(file, picture);
      return picture;
    } catch (error) {
      report(error);
      return null;
    } finally {
      drawing.delete(file);
    }
  };
  return {
    find: async (words: PictureText): Promise<Buffer | null> => {
      const file = path.join(folder, `${nameOf(words)}.png`);
      const found = await readFile(file).catch(() => null);
      if (found) return found;
      const begun = drawing.get(file) ?? draw(file, words);
      drawing.set(file, begun);
      return begun;
    },
  };
}

function nameOf({ theme, title }: PictureText): string {
  return createHash('sha256').update(`${drawingVersion}\n${theme}\n${title}`).digest('hex').slice(0, 32);
}

/** Made by `scripts/draw-brand-pictures.ts`. */
const brandPicture = (theme: ThemeName) => readFile(new URL(`brand-pictures/${theme}.png`, import.meta.url));
