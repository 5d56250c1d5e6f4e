/** In place of the plugins' names and versions, which Docusaurus hands on and nothing here reads. */
export default {};
