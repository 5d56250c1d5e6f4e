declare module '@site/docs/setup/panels.json?view=party&view=head-party' {
  const views: Record<'party' | 'head-party', Record<string, number[][]>>;
  export default views;
}
