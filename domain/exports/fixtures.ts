export type { FixturePlan, FixtureRequest } from '../competition/fixtures/plan.ts';
export { planFixtures as fixtures } from '../competition/fixtures/plan.ts';
export { drawLots, isGenuine as isGenuineDraw } from '../competition/lots/draw.ts';
export { pairSwissRound as swissRound } from '../competition/swiss/pair-swiss-round.ts';
export { swissTable } from '../competition/swiss/swiss-table.ts';
