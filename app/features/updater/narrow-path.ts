/** On narrow screens the row of a match leads to `/right/{id}`: `/sw/m1` becomes `/sw/right/m1`. */
export function narrowPath(pathname: string): string {
  return pathname.replace(/(\/right)?(?=\/[^/]+$)/, '/right');
}
