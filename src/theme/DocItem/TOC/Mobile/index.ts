/** Ejected to nothing: what the theme draws here stands in a row with the years (DocVersionBadge). */
export default function DocItemTOCMobile() {
  return null;
}
