import type { AddRoute } from '#platform/http/route.ts';
import { done, refuse } from '#platform/result.ts';
import type { CatalogueDeps } from '../deps.ts';

/** What the buyer reads before paying for insurance. */
export function addInsuranceRoutes(add: AddRoute, { config: { insurance } }: CatalogueDeps): void {
  add('GET /insurance', async () => done({ insurance: insurance?.insurer ?? null }));

  add('GET /insurance/{document}', async ({ params, reply }) => {
    if (insurance === null) return refuse('file_not_found');
    void reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `inline; filename="insurance-${params.document}.pdf"`);
    return done(insurance.documents[params.document].content);
  });
}
