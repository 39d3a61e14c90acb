import { type LoaderFunctionArgs, redirect } from 'react-router';
import { DEFAULT_LANGUAGE, languageOf, localPath, neutralPath } from '#contract/language.ts';

/** `/en/teams` leads to `/teams`. More slashes at the front would name another site. */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const path = neutralPath(pathname).slice(`/${DEFAULT_LANGUAGE}/`.length);
  throw redirect(localPath(languageOf(pathname), `/${path.replace(/^[/\\]+/, '')}`) + search);
}
