/**
 * For copies of the project: a build there, or a run of its tests, takes a minute, and was seen to take
 * six on a machine with other work. In milliseconds.
 */
jest.setTimeout(1_800_000);
