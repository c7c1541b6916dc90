/**
 * The part of react-router pages may use. Named exports only: sharing react-router whole costs every visitor 27 KB more.
 */
export {
  Link,
  NavLink,
  Outlet,
  generatePath,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useSearchParams,
} from 'react-router';
import { data } from 'react-router';

/**
 * Thrown from a page's `load`: the visitor gets the 404 page with status 404. `words` stand under its heading, where more is
 * known than that there is no such page.
 */
export function notFound(words: string | null = null): unknown {
  return data(words, { status: 404 });
}
