export { readLog } from '../readers/read-log.ts';
export { readResults } from '../readers/read-results.ts';
