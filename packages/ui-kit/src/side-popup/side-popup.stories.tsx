import preview from '../../.storybook/preview.tsx';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { Button } from '../button/button.tsx';
import { Card, CardLink } from '../card/card.tsx';
import { Stack } from '../layout/layout.tsx';
import { Price } from '../price/price.tsx';
import { SidePopup } from './side-popup.tsx';

const meta = preview.meta({ title: 'Windows/Side popup', component: SidePopup });

const SERVICES = [
  ['Проверка недвижимости', '499\u00A0₽'],
  ['Проверка человека', '99\u00A0₽'],
  ['Долги у приставов', '29\u00A0₽'],
  ['Кредитный рейтинг', '299\u00A0₽'],
  ['Рыночная оценка', '99\u00A0₽'],
] as const;

function Opened({ narrow = false }: { narrow?: boolean }): ReactElement {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Услуги</Button>
      <SidePopup open={open} onOpenChange={setOpen} title="Услуги" width={narrow ? 'narrow' : 'normal'}>
        <Stack gap={2}>
          {SERVICES.map(([title, price]) => (
            <Card key={title}>
              <Stack gap={1}>
                <h3>
                  <CardLink href="#service">{title}</CardLink>
                </h3>
                <Price from value={price} size="small" />
              </Stack>
            </Card>
          ))}
        </Stack>
      </SidePopup>
    </>
  );
}

export const Services = meta.story(() => <Opened />);
export const Narrow = meta.story(() => <Opened narrow />);
