/** The header in which the code of the terminal goes beside a file. */
export const SETUP_CODE = 'setup-code';
