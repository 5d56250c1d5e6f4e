/** Ejected: there is no program code on this site, so no language is loaded to colour it. */
export default function prismIncludeLanguages(): void {}
