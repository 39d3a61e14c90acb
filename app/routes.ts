import type { RouteConfig } from '@react-router/dev/routes';
import { LANGUAGES } from '../contract/language.ts';
import { accountRoutes } from './routes/account/routes.ts';
import { adminRoutes } from './routes/admin/routes.ts';
import { publicRoutes } from './routes/public/routes.ts';
import { scoreRoutes } from './routes/score/routes.ts';

/** Every page exists once per language; the prefix of the address decides (`/sw/...`). */
export default LANGUAGES.flatMap((language) => [
  ...accountRoutes(language),
  ...adminRoutes(language),
  ...scoreRoutes(language),
  ...publicRoutes(language),
]) satisfies RouteConfig;
