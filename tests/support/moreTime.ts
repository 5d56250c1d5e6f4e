// Builds and browsers take longer than the five seconds that Jest gives a test.
jest.setTimeout(300_000);
