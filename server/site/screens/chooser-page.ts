import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { encode } from 'uqr';
import {
  LANGUAGE_NAMES,
  type Language,
  localPath,
  PUBLISHED_LANGUAGES,
} from '#contract/language.ts';
import {
  OVERLAY_STYLES,
  SCREEN_POSITIONS,
  SCREEN_SCALES,
  SCREEN_THEMES,
} from '#contract/site/screen.ts';
import type { Markup } from '../embeds/embed-document.ts';
import { type Choice, kindsAt, type Place } from './chooser-address.ts';
import { CHOOSER_WORDS } from './chooser-words.ts';

export type ChooserPage = {
  /** Of the page itself; the screen may speak the other one. */
  language: Language;
  title: string;
  matchId: string;
  place: Place;
  choice: Choice;
  /** Without scheme and host, for the frame. */
  path: string;
  address: string;
};

const STYLE = `*{box-sizing:border-box}body{max-width:72rem;margin:0 auto;padding:1rem;font:1rem/1.5 system-ui,sans-serif;color:#0e1613;background:#f4f7f5}
h1{margin:0;font-size:1.5rem}h2{font-size:1.1rem}form{display:flex;flex-wrap:wrap;gap:.75rem 1rem;align-items:flex-end;margin:1rem 0}form>div{min-width:0;max-width:100%}label{display:block;font-weight:600}
select,input[type=number],input[type=text],button,.button{display:block;min-height:48px;max-width:100%;padding:.4rem .7rem;border:1px solid #66756d;border-radius:.5rem;font:inherit;color:inherit;background:#fff}
input[type=text]{width:100%}input[type=number]{width:7rem}.check{display:flex;align-items:center;min-height:48px;gap:.5rem}.check input{width:24px;height:24px}
button,.button{display:inline-block;border-color:#0b6b3a;font-weight:700;color:#fff;background:#0b6b3a;text-decoration:none;cursor:pointer}a{color:#0b6b3a}.button{color:#fff}
iframe{display:block;width:100%;aspect-ratio:16/9;border:0;border-radius:.5rem;background:linear-gradient(135deg,#35624c,#8ba396)}.row{display:flex;flex-wrap:wrap;gap:.75rem;align-items:center;margin:.75rem 0}.qr{display:block;width:12rem;height:12rem;background:#fff}`;

/** A choice is shown at once; who goes by keys stays at it. */
const SCRIPT = `(function(){var f=document.forms[0],c=document.getElementById('copy');
f.onchange=function(e){f.action='#'+e.target.id;f.submit()};
var last=document.getElementById(location.hash.slice(1));if(last)last.focus();
if(navigator.clipboard){c.hidden=false;c.onclick=function(){navigator.clipboard.writeText(document.getElementById('address').value).then(function(){document.getElementById('said').textContent=c.getAttribute('data-said')})}}
})()`;

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');

/** A form that asks for itself anew, and a frame with a screen of this site. */
export const CHOOSER_POLICY = [
  "default-src 'none'",
  `script-src 'sha256-${hashOf(SCRIPT)}'`,
  `style-src 'sha256-${hashOf(STYLE)}'`,
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Works without scripts, too: then the button shows what was chosen. */
export async function chooserPage(page: ChooserPage): Promise<string> {
  const { language, title, matchId, path, address } = page;
  const words = CHOOSER_WORDS[language];
  return String(
    await html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${words.title}: ${title}</title><style>${raw(STYLE)}</style></head><body><main><p><a href="${localPath(language, `/${matchId}`)}">${words.match}: ${title}</a></p><h1>${words.title}</h1><p>${words.intro}</p>${form(page)}<h2>${words.preview}</h2><iframe src="${path}" title="${words.preview}"></iframe><p><label for="address">${words.address}</label><input type="text" id="address" readonly value="${address}"></p><div class="row"><button type="button" id="copy" hidden data-said="${words.copied}">${words.copy}</button><a class="button" href="${path}" target="_blank" rel="noopener">${words.open}</a><span id="said" role="status"></span></div>${qrCode(address, words.code)}</main><script>${raw(SCRIPT)}</script></body></html>`,
  );
}

function form({ language, place, choice: { kind, options } }: ChooserPage): Markup {
  const words = CHOOSER_WORDS[language];
  const isOverlay = kind.startsWith('overlay');
  const style = isOverlay
    ? select('style', words.style, OVERLAY_STYLES, (name) => words.styles[name], options.style)
    : '';
  const places = ['', ...SCREEN_POSITIONS] as const;
  const nameOf = (name: (typeof places)[number]) =>
    name === '' ? words.usual : words.positions[name];
  const pos = isOverlay ? select('pos', words.pos, places, nameOf, options.pos ?? '') : '';
  const { least, most } = SCREEN_SCALES;
  const scale = isOverlay
    ? html`<div><label for="scale">${words.scale}</label><input type="number" id="scale" name="scale" min="${least}" max="${most}" step="5" value="${options.scale}"></div>`
    : '';
  const mirror =
    kind === 'venue'
      ? ''
      : html`<label class="check"><input type="checkbox" id="mirror" name="mirror" value="1"${options.isMirrored ? raw(' checked') : ''}>${words.mirror}</label>`;
  return html`<form>${select('kind', words.kind, kindsAt(place), (name) => words.kinds[name], kind)}${style}${select('theme', words.theme, SCREEN_THEMES, (name) => words.themes[name], options.theme)}${pos}${scale}${select('lang', words.language, PUBLISHED_LANGUAGES, (name) => LANGUAGE_NAMES[name], options.language)}${mirror}<button type="submit">${words.show}</button></form>`;
}

function select<Value extends string>(
  name: string,
  label: string,
  values: readonly Value[],
  nameOf: (value: Value) => string,
  chosen: string,
): Markup {
  const all = values.map(
    (value) =>
      html`<option value="${value}"${value === chosen ? raw(' selected') : ''}>${nameOf(value)}</option>`,
  );
  return html`<div><label for="${name}">${label}</label><select id="${name}" name="${name}">${all}</select></div>`;
}

function qrCode(text: string, title: string): Markup {
  const { data, size } = encode(text, { border: 4 });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return html`<svg class="qr" viewBox="0 0 ${size} ${size}" role="img" shape-rendering="crispEdges"><title>${title}</title><path d="${path}"/></svg>`;
}
