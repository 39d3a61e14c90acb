/** Whether a mutant is tried in a run that takes every third one, or every one. */
export function isSampled(mutantId: string, every: number): boolean {
  return Number(mutantId) % every === 0;
}
