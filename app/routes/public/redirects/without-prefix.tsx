import { type LoaderFunctionArgs, redirect } from 'react-router';
import { DEFAULT_LANGUAGE, languageOf, localPath, neutralPath } from '#contract/language.ts';

/** `/en/teams` leads to `/teams`. More slashes at the front would name another site. */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const language = languageOf(pathname);
  const named = language === DEFAULT_LANGUAGE ? pathname : neutralPath(pathname);
  const path = neutralPath(named).replace(/^[/\\]+/, '');
  throw redirect(localPath(language, `/${path}`) + search);
}
