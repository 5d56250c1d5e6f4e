/**
 * @param changed paths in the project
 * @returns names of files in tests/browser, without .test.ts; a changed test is its own
 */
export function browserTestsFor(changed: string[]): string[];
