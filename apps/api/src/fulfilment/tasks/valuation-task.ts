import { refusalTexts } from '#platform/http/refusal-texts.ts';
import { outcome } from '#registers/step.ts';
import type { Step } from '#registers/step.ts';
import type { ItemMetadata } from '#registers/subject.domain.ts';
import { rateFlat } from '#valuation/rate-flat.ts';
import { valuationSource } from '#valuation/valuation-source.ts';
import type { FulfilmentDeps } from '../deps.ts';
import type { TaskRow } from '../task.store.ts';

/** The value of the item's flat. What cannot be valued fails at once, and its price goes back; a training is waited for. */
export async function stepValuation(
  deps: FulfilmentDeps,
  task: Pick<TaskRow, 'item_id' | 'object_key' | 'object_address' | 'metadata'>,
  signal: AbortSignal,
): Promise<Step> {
  const { valuation: word = {} } = task.metadata as ItemMetadata;
  const rated = await rateFlat(deps, {
    id: task.object_key || task.object_address,
    // Calls to the register are counted by item: its buyer may be gone.
    userId: task.item_id,
    address: '',
    word: {
      ...(word.condition !== undefined && { condition: word.condition }),
      ...(word.rooms !== undefined && { rooms: word.rooms }),
    },
    signal,
  });
  if (rated.ok) {
    return outcome('found', {
      source: valuationSource,
      sourceDate: rated.value.data_until,
      result: { data: rated.value },
    });
  }
  const { code } = rated.refusal;
  if (code === 'valuation_not_ready') return { kind: 'working' };
  if (code === 'source_unavailable' || code === 'too_many_requests') return { kind: 'retry', reason: code };
  return outcome('failed', { reason: `${refusalTexts[code]}.`, source: valuationSource });
}
