import { networkInterfaces } from 'node:os';

/** The addresses of this machine in its networks (IPv4, which every phone speaks), without its own. */
export function lanAddresses(interfaces = networkInterfaces()): string[] {
  return Object.values(interfaces)
    .flatMap((entries) => entries ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}
