import { addDays } from './calendar.ts';

/**
 * The date of each round, index 0 for round 1: every `everyDays` days from `startDate`. A round
 * that would fall on one of the `closed` dates, and all that follow, move to the next such day.
 */
export function roundDates(request: {
  startDate: string;
  rounds: number;
  everyDays: number;
  closed?: readonly string[];
}): string[] {
  const { startDate, rounds, everyDays, closed = [] } = request;
  if (!Number.isInteger(everyDays) || everyDays < 1)
    throw new RangeError(`rounds cannot be ${everyDays} days apart`);
  const dates: string[] = [];
  for (let date = startDate; dates.length < rounds; date = addDays(date, everyDays))
    if (!closed.includes(date)) dates.push(date);
  return dates;
}
