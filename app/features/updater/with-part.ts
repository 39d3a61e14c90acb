/**
 * Hands a part of the script that comes on demand to the code that uses it. If it cannot come, such as
 * without network, the page stays as it is: that is no fault.
 */
export function withPart<Part>(part: Promise<Part>, use: (part: Part) => unknown): void {
  part.then(use, String);
}
