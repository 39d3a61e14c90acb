/** Everything of the package by one address, for programs that bundle or run in Node. */
export * from '../index.ts';
export * from './chances.ts';
export * from './data-volley.ts';
export * from './files.ts';
export * from './fixtures.ts';
export * from './schedule.ts';
export * from './scoresheet.ts';
export * from './statistics.ts';
