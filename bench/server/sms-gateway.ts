import { startGateway } from '#server/site/sms/testing/gateway.ts';
import { answerParent } from './child.ts';

/** A gateway that takes every message and notes when, in a process of its own. */
answerParent(async () => {
  const fake = await startGateway('beem');
  let arrivals: number[] = [];
  const keep = fake.taken.push.bind(fake.taken);
  fake.taken.push = (...messages) => {
    arrivals.push(Date.now());
    return keep(...messages);
  };
  return {
    answers: {
      start: () => fake.gateway,
      arrivals: () => arrivals,
      reset() {
        arrivals = [];
      },
    },
  };
});
