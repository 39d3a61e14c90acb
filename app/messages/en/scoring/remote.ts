/** Keys of keyboards, remotes, headsets and gamepads, as the scorer chooses them. */
export const remote = {
  title: 'Remote, headset or gamepad',
  text: 'Press a button here, then the key for it.',
  actions: {
    left: 'Point on the left',
    right: 'Point on the right',
    undo: 'Undo',
    'timeout-left': 'Time-out on the left',
    'timeout-right': 'Time-out on the right',
  },
  pressNow: 'Press the key now',
  usual: 'usual keys',
  forget: 'Only the usual keys again',
};
