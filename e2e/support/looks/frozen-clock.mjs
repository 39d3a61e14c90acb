/**
 * Loaded before the server, `NODE_OPTIONS=--import`: the clock stands at FROZEN_AT, so that the
 * demonstration plays the same matches to the same points in each run. Timers go on.
 */
const at = Date.parse(process.env.FROZEN_AT ?? '');
if (Number.isNaN(at)) throw new Error('FROZEN_AT is no time.');

globalThis.Date = class extends Date {
  constructor(...parts) {
    super(...(parts.length === 0 ? [at] : parts));
  }

  static now() {
    return at;
  }
};
