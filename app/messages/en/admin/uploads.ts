export const uploads = {
  logo: 'Logo',
  logoHint: 'Optional. JPEG, PNG or WebP, at most 5 MB.',
  progress: 'Upload',
  sent: (sent: string, total: string) => `${sent} of ${total} MB`,
  arrived: 'Sent. The server is reading the file…',
  stop: 'Stop',
  stopped: 'The upload was stopped.',
  tooLarge: (megabytes: number) => `The file has more than ${megabytes} MB.`,
  pictureType: 'The picture must be a JPEG, PNG, WebP or SVG.',
  heic: 'This is a HEIC picture, which is not read here. Set the phone to JPEG (iPhone: Settings, Camera, Formats, Most Compatible; Samsung: settings of the camera, High efficiency pictures off), or send a screenshot of the picture.',
};
