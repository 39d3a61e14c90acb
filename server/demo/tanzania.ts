import type { Gender } from '#contract/primitives.ts';

/**
 * Clubs, places and names for the demonstration. Names of clubs and grounds are public facts; which
 * results they have here is invented, and so is every person.
 */
export type Club = { name: string; city: string; genders: readonly Gender[]; colours: Colours };
type Colours = readonly [string, string];

const BOTH = ['Men', 'Women'] as const;
const MEN = ['Men'] as const;
const WOMEN = ['Women'] as const;

function club(name: string, city: string, genders: readonly Gender[], ...colours: Colours): Club {
  return { name, city, genders, colours };
}

export const CLUBS: readonly Club[] = [
  club('Jeshi Stars', 'Dar es Salaam', BOTH, '#1b5e20', '#fdd835'),
  club('Tanzania Prisons', 'Dar es Salaam', BOTH, '#e65100', '#212121'),
  club('JKT', 'Dar es Salaam', BOTH, '#2e7d32', '#ffffff'),
  club('Makongo', 'Dar es Salaam', BOTH, '#0d47a1', '#ffffff'),
  club('Chui', 'Dar es Salaam', BOTH, '#f9a825', '#212121'),
  club('Mjimwema', 'Dar es Salaam', BOTH, '#00838f', '#ffffff'),
  club('KIUT', 'Dar es Salaam', BOTH, '#006064', '#ffca28'),
  club('UDSM', 'Dar es Salaam', BOTH, '#1565c0', '#ffb300'),
  club('TPA Bandari', 'Dar es Salaam', BOTH, '#01579b', '#eceff1'),
  club('Faru', 'Dar es Salaam', MEN, '#455a64', '#cfd8dc'),
  club('iP Sports', 'Dar es Salaam', MEN, '#6a1b9a', '#ffffff'),
  club('CDS Park', 'Dar es Salaam', MEN, '#c62828', '#ffffff'),
  club('Police Marine', 'Dar es Salaam', MEN, '#1a237e', '#90caf9'),
  club('Victory Sports', 'Dar es Salaam', MEN, '#ad1457', '#fce4ec'),
  club('Kinyerezi', 'Dar es Salaam', MEN, '#33691e', '#dcedc8'),
  club('Ukonga Warriors', 'Dar es Salaam', MEN, '#4e342e', '#ffcc80'),
  club('Ukonga Queens', 'Dar es Salaam', WOMEN, '#880e4f', '#ffcc80'),
  club('Star Girls', 'Dar es Salaam', WOMEN, '#d81b60', '#ffffff'),
  club('Korosho Queens', 'Mtwara', WOMEN, '#8d6e63', '#fff8e1'),
  club('Mkalapa Girls', 'Mtwara', WOMEN, '#00695c', '#b2dfdb'),
  club('Dodoma Queens', 'Dodoma', WOMEN, '#5e35b1', '#ede7f6'),
  club('Moro Stars', 'Morogoro', MEN, '#0277bd', '#fff59d'),
  club('SUA VC', 'Morogoro', MEN, '#558b2f', '#ffffff'),
  club('Mzinga', 'Morogoro', MEN, '#37474f', '#ff8a65'),
  club('Best Six', 'Mbeya', MEN, '#b71c1c', '#ffebee'),
  club('MUST VC', 'Mbeya', MEN, '#283593', '#c5cae9'),
  club('MTC', 'Mwanza', MEN, '#0097a7', '#e0f7fa'),
  club('SAUT Mwanza', 'Mwanza', BOTH, '#1976d2', '#bbdefb'),
  club('Shinyanga Stars', 'Shinyanga', MEN, '#f57f17', '#3e2723'),
  club('Pentagon', 'Arusha', MEN, '#424242', '#fbc02d'),
  club('Flowers', 'Arusha', MEN, '#c2185b', '#f8bbd0'),
  club('Kili Stars', 'Moshi', MEN, '#512da8', '#ffffff'),
  club('Capital City', 'Dodoma', MEN, '#00796b', '#ffffff'),
  club('Hazina', 'Dodoma', BOTH, '#827717', '#f0f4c3'),
  club('Kigoma Stars', 'Kigoma', MEN, '#1e88e5', '#ffeb3b'),
  club('Mafunzo', 'Unguja', BOTH, '#bf360c', '#ffffff'),
  club('KVZ', 'Unguja', BOTH, '#004d40', '#ffd54f'),
  club('Nyuki', 'Unguja', MEN, '#fbc02d', '#000000'),
  club('Polisi Zanzibar', 'Unguja', MEN, '#0d47a1', '#eceff1'),
  club('JKU', 'Unguja', BOTH, '#1b5e20', '#c8e6c9'),
  club('KMKM', 'Unguja', WOMEN, '#263238', '#80deea'),
  club('Chuoni', 'Unguja', BOTH, '#3949ab', '#e8eaf6'),
  club('Mkoroshoni', 'Chake Chake', MEN, '#6d4c41', '#d7ccc8'),
  club('Micheweni', 'Micheweni', MEN, '#00897b', '#e0f2f1'),
];

/** Two invented players each, called by their last names as on the beach. */
export const BEACH_PAIRS: readonly Club[] = [
  club('Mafuru / Kiwelu', 'Dar es Salaam', MEN, '#00acc1', '#fff176'),
  club('Makame / Haji', 'Unguja', MEN, '#ef6c00', '#ffffff'),
  club('Ngao / Thabiti', 'Tanga', MEN, '#43a047', '#212121'),
  club('Selengia / Ajiri', 'Mtwara', MEN, '#8e24aa', '#ffffff'),
  club('Mwinyi / Sharif', 'Unguja', MEN, '#e53935', '#ffffff'),
  club('Mbilinyi / Edward', 'Dar es Salaam', MEN, '#3949ab', '#ffd54f'),
];

export const MALE_FIRST_NAMES =
  'David Ezekiel Joseph Omary Said Selemani Nassor Yusuph Alfred Shukuru Hussein Emmanuel Edwin Burhan Abdalla Masoud Juma Salum Hassan Ally Hamisi Rajabu Baraka Godfrey Petro Mbarouk'.split(
    ' ',
  );
export const FEMALE_FIRST_NAMES =
  'Zainabu Hellen Evelyne Lilian Janeth Naima Mariam Hawa Tukekile Fatuma Amina Asha Neema Rehema Mwanahamisi Zuhura Happiness Sophia Theresa Esther'.split(
    ' ',
  );
export const LAST_NAMES =
  'Edward Mafuru Alhaji Hassan Ajiri Mohamed Albert Omary Mkarambati Selengia Sharif Thabiti Mafinga Malecela Kibombwe Kiwelu Makame Shaibu Mbilinyi Saaduni Haji Suleiman Ngao Mwinyi'.split(
    ' ',
  );
