/**
 * The team that has the set or match point, 1 or 2; 3 for both, 0 for none.
 *
 * @param moment of a line of the stream: 1 to 3 set point, 4 to 6 match point, 7 decided
 */
export function pointSide(moment: number): number {
  return moment > 3 ? (moment - 3) % 4 : moment;
}
