/**
 * @param name what the folder's name begins with
 * @returns a new folder with all that a build needs; the packages are those of the project
 */
export function copyProject(name: string): string;
