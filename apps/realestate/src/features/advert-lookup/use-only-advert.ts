import { useNavigate } from '@proverka/shell-sdk/router';
import { useEffect } from 'react';
import { advertPath } from '../../adverts/advert-paths.ts';

/** A list of one is no choice: its advert is opened in the place of the list. */
export function useOnlyAdvert(id: number | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (id !== undefined) void navigate(advertPath(id), { replace: true });
  }, [id, navigate]);
}
