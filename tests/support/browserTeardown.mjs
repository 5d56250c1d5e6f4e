export default function teardown() {
  globalThis.stopBrowserTests();
}
