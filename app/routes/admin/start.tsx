import { type ClientLoaderFunctionArgs, redirect } from 'react-router';
import { languageOf, localPath } from '#contract/language.ts';

export function clientLoader({ request }: ClientLoaderFunctionArgs): never {
  const language = languageOf(new URL(request.url).pathname);
  throw redirect(localPath(language, '/admin/dashboard'));
}

export default function AdminStart() {
  return null;
}
