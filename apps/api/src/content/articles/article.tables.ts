import type { BrandId } from '@proverka/brand/host';
import type { Generated } from 'kysely';

declare module '#platform/db/schema.ts' {
  interface Schema {
    article: {
      id: string;
      brands: BrandId[];
      title: string;
      title_folded: string;
      description: string;
      category: string;
      tags: string[];
      author: string;
      published_on: string;
      reading_minutes: number;
      body_html: string;
      content_hash: string;
      withdrawn_at: Date | null;
      blocked_at: Generated<Date | null>;
    };
    article_rating: { article_id: string; rater: string; value: number; rated_at: Date };
    article_comment: {
      id: string;
      article_id: string;
      user_id: string;
      text: string;
      is_blocked: boolean;
      created_at: Date;
    };
  }
}
