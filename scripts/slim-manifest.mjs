import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const HEAD = 'window.__reactRouterManifest=';
/** The pages that React runs in the browser; a link to any other one is followed by the browser itself. */
const HYDRATED = /^([\w-]+):routes\/(account|admin|score)\//;

/** The page that scoring takes its later parts from, in either language: `app/features/scoring/later-parts.ts`. */
const OF_SCORING = 'en:routes/account/seats:seats/:id';

/**
 * Makes a table of routes for each language and area of hydrated pages out of the one of all pages:
 * `manifest-1a2b.js` becomes `manifest-1a2b-sw-admin.js` and its like. From one of them to another the whole
 * document is loaded (`app/routes/table-of-routes.ts`). Of each page what stands twice or is false is left
 * out: the router reads a missing answer as no.
 */
export function slimManifest(client) {
  const assets = join(client, 'assets');
  const name = readdirSync(assets).find((it) => /^manifest-\w+\.js$/.test(it));
  const file = join(assets, name);
  const text = readFileSync(file, 'utf8');
  if (!text.startsWith(HEAD)) throw new Error(`${name} is not a table of routes`);
  const manifest = JSON.parse(text.slice(HEAD.length).replace(/;\s*$/, ''));
  for (const [area, pages] of byArea(manifest.routes)) {
    const routes = Object.fromEntries([['root', manifest.routes.root], ...pages].map(shortened));
    const ofArea = name.replace('.js', `-${area}.js`);
    // The page is drawn anew in the browser and then asks for the address that the table has of itself.
    const url = manifest.url.replace(name, ofArea);
    const table = `${HEAD}${JSON.stringify({ ...manifest, url, routes })};`;
    writeFileSync(join(assets, ofArea), table);
  }
  rmSync(file);
}

/** Keys such as `sw-admin`, each with its pages as entries of the table. */
function byArea(routes) {
  const areas = new Map();
  for (const entry of Object.entries(routes)) {
    const [, language, area] = HYDRATED.exec(entry[0]) ?? [];
    if (area === undefined) continue;
    const key = `${language}-${area}`;
    areas.set(key, [...(areas.get(key) ?? []), entry]);
  }
  const later = routes[OF_SCORING];
  for (const [key, pages] of areas) {
    if (later && key.endsWith('-score')) pages.push([OF_SCORING, later]);
  }
  return areas;
}

function shortened([id, route]) {
  const stated = Object.entries(route).filter(([, value]) => value !== false);
  const imports = route.imports && { imports: [...new Set(route.imports)] };
  return [id, { ...Object.fromEntries(stated), ...imports }];
}
