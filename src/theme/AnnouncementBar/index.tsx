/** Ejected: this site has no bar for announcements, and every page would load it. */
export default function AnnouncementBar() {
  return null;
}
