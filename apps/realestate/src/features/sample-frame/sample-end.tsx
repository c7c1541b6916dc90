import { Link } from '@proverka/shell-sdk/router';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { Card } from '@proverka/ui-kit/card';
import { Stack } from '@proverka/ui-kit/layout';
import { typeset } from '@proverka/words/typeset';

interface SampleEndProps {
  readonly title: string;
  readonly text: string;
  readonly path: string;
  readonly action: string;
}

/** The link after a sample. */
export function SampleEnd({ title, text, path, action }: SampleEndProps) {
  return (
    <Card tone="accent" as="section" aria-label={title}>
      <Stack gap={4}>
        <h2>{title}</h2>
        <p>{typeset(text)}</p>
        <p>
          <Link to={path} className={buttonClassName({ size: 'large' })}>
            {action}
          </Link>
        </p>
      </Stack>
    </Card>
  );
}
