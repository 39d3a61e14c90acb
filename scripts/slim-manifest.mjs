import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const HEAD = 'window.__reactRouterManifest=';
/** The pages that React runs in the browser; a link to any other one is followed by the browser itself. */
const HYDRATED = /^root$|:routes\/(?:account|admin|score)\//;

/**
 * Takes the public pages out of the table of routes that hydrated pages load, two thirds of it, and of each
 * page what stands twice or is false: the router reads a missing answer as no.
 */
export function slimManifest(client) {
  const assets = join(client, 'assets');
  const name = readdirSync(assets).find((it) => /^manifest-\w+\.js$/.test(it));
  const file = join(assets, name);
  const text = readFileSync(file, 'utf8');
  if (!text.startsWith(HEAD)) throw new Error(`${name} is not a table of routes`);
  const manifest = JSON.parse(text.slice(HEAD.length).replace(/;\s*$/, ''));
  const hydrated = Object.entries(manifest.routes).filter(([id]) => HYDRATED.test(id));
  const routes = Object.fromEntries(hydrated.map(([id, route]) => [id, shortened(route)]));
  writeFileSync(file, `${HEAD}${JSON.stringify({ ...manifest, routes })};`);
}

function shortened(route) {
  const stated = Object.entries(route).filter(([, value]) => value !== false);
  const imports = route.imports && { imports: [...new Set(route.imports)] };
  return { ...Object.fromEntries(stated), ...imports };
}
