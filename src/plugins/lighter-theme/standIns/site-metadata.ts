/** In place of the names and versions of all plugins, which Docusaurus hands on and nothing here reads. */
export default {};
