/**
 * The part of react-router pages may use. Named exports only: sharing all of react-router costs every visitor 27 KB more.
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
 * Thrown from a page's `load`: the visitor gets the 404 page with status 404. `words` are shown under its heading to explain
 * more.
 */
export function notFound(words: string | null = null): unknown {
  return data(words, { status: 404 });
}
