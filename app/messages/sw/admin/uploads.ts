import type { Messages } from '../../messages.ts';

export const uploads: Messages['uploads'] = {
  logo: 'Nembo',
  logoHint: 'Si lazima. JPEG, PNG au WebP, isizidi MB 5.',
  progress: 'Upakiaji',
  sent: (sent, total) => `MB ${sent} kati ya ${total}`,
  arrived: 'Limefika. Seva inalisoma…',
  stop: 'Simamisha',
  stopped: 'Upakiaji umesimamishwa.',
  tooLarge: (megabytes) => `Faili linazidi MB ${megabytes}.`,
  pictureType: 'Picha iwe JPEG, PNG, WebP au SVG.',
  heic: 'Hii ni picha ya HEIC, ambayo haisomwi hapa. Weka simu ipige picha za JPEG (iPhone: Settings, Camera, Formats, Most Compatible; Samsung: mipangilio ya kamera, zima High efficiency pictures), au tuma picha ya skrini (screenshot) ya picha hiyo.',
};
