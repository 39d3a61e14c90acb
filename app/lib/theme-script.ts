/**
 * Runs before the first paint, so that a remembered theme never flashes. Inline, allowed in the CSP
 * by its hash, and therefore the same in every page.
 */
export const THEME_SCRIPT =
  'try{var t=localStorage.theme;if(t)document.documentElement.dataset.theme=t}catch{}';
