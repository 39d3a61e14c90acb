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
};
