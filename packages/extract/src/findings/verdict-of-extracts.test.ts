import { verdictOf } from '@proverka/findings/verdict';
import { expect, test } from 'vitest';
import { extractFindings } from './extract-findings.domain.ts';
import { example } from '../fixtures/examples.ts';

test('a history leaves encumbrances unchecked unless the report also has the extract about the object', async () => {
  const history = extractFindings(await example('syn_transfer_rights_property_room'), '2024-03-25');
  const object = extractFindings(await example('syn_base_params_room_no_encumbrance'), '2024-03-25');
  expect(verdictOf(history).sentence).toContain('обременения по этому документу не проверить');
  expect(verdictOf([...history, ...object]).sentence).not.toContain('не проверить');
});
