import type { BrandId } from '@proverka/brand/host';
import { articleIdSchema } from '@proverka/contract/blog';
import { isoDateSchema } from '@proverka/contract/values';
import { parse } from 'yaml';
import { z } from 'zod';

const brandIds = ['real-estate', 'person-check'] as const satisfies readonly BrandId[];
const line = z.string().trim().min(1);

const frontMatterSchema = z.strictObject({
  title: line.max(150),
  description: line.max(300),
  category: line.max(60),
  tags: z.array(line.max(40)).min(1).max(10),
  author: line.max(100),
  publishedAt: isoDateSchema,
  brands: z.array(z.enum(brandIds)).min(1),
});

export interface ArticleFile extends z.infer<typeof frontMatterSchema> {
  readonly id: string;
  readonly markdown: string;
}

/** A parsed article file, or its mistake in one sentence. */
export function readArticleFile(id: string, text: string): { article: ArticleFile } | { mistake: string } {
  if (!articleIdSchema.safeParse(id).success)
    return { mistake: `${id}: a file is named in lower-case Latin letters, digits and single dashes` };
  const [, head, markdown] = /^---\n(.*?)\n---\n(.*)$/s.exec(text.replaceAll('\r\n', '\n')) ?? [];
  if (head === undefined || markdown === undefined || markdown.trim() === '')
    return { mistake: `${id}: there must be front matter between two lines of "---" and a text after it` };
  const parsed = frontMatterSchema.safeParse(parseYaml(head));
  if (parsed.success) return { article: { ...parsed.data, id, markdown } };
  const [issue] = parsed.error.issues;
  return { mistake: `${id}: ${issue?.path.join('.') || 'front matter'}: ${issue?.message ?? 'unreadable'}` };
}

function parseYaml(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}
