// Scores as they change, one line each. After a break it goes on where it was.
//   node ticker.mjs https://scores.example [id of a match]
import { createWavu } from './wavu.mjs';

const [origin, match] = process.argv.slice(2);
const wavu = createWavu(origin);

for await (const line of wavu.live({ match, after: match ? 0 : undefined })) {
  if (line.resync) console.log('Lines were lost: read the matches again.');
  else console.log(line.v, line.s, line.wins.join(':'), `set ${line.set}`, line.score.join(':'));
}
