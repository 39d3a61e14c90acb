/**
 * Runs before the first paint, so that a remembered theme never flashes and what only scripts can do
 * (`data-js`) has its place from the start. With `data-mine` something is followed on this device. Inline, allowed in the CSP by its hash, and therefore
 * the same in every page.
 */
export const THEME_SCRIPT =
  'var d=document.documentElement.dataset;d.js="";try{var t=localStorage.theme;if(t)d.theme=t;if(localStorage.follows?.length>2)d.mine=""}catch{}';
