declare module '@generated/org-drawings/default/*.json' {
  const drawings: import('../../../features/org/build').OrgDrawings;
  export default drawings;
}
