import { useNavigate, useSearchParams } from '@proverka/shell-sdk/router';
import { sellerExtract } from '../../content/seller-extract.ts';
import { SampleEnd } from '../../features/sample-frame/sample-end.tsx';
import { UploadBox } from '../../features/seller-extract/upload-box.tsx';
import { Story } from '../../features/story/story.tsx';
import { PageFrame } from '../../frame/page-frame.tsx';
import { extractPath, lookedAtIn } from './looked-at.ts';

/** Where a buyer brings the extract the seller sent. */
export function SellerExtractUpload() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const lookedAt = lookedAtIn(search);
  return (
    <PageFrame
      title="Проверить выписку продавца"
      shortTitle="Выписка продавца"
      lead="Загрузите файл, который прислал владелец: узнаете, не изменён ли он, о том ли он объекте и что в нём сказано."
    >
      <UploadBox
        lookedAt={lookedAt}
        pathOf={({ id }) => extractPath(id, lookedAt)}
        onOnly={({ id }) => void navigate(extractPath(id, lookedAt))}
      />
      <Story text={sellerExtract} />
      <SampleEnd
        title="Продавец не присылает файл?"
        text="Закажите выписку сами: прав и обременений в ней столько же, нет только имён граждан."
        path="/kadastrovyj-nomer/"
        action="Заказать выписку"
      />
    </PageFrame>
  );
}
