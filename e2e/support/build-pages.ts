import { ensureBuilt } from '../../scripts/build.mjs';

/** The journeys see the pages as `npm start` serves them. */
export default async function buildPages(): Promise<void> {
  if (!(await ensureBuilt())) throw new Error('The pages do not build.');
}
