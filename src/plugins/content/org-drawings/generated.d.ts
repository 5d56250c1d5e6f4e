declare module '@generated/org-drawings/default/*.json' {
  import type {OrgDrawings} from '@site/src/features/org/build';

  const drawings: OrgDrawings;
  export default drawings;
}
