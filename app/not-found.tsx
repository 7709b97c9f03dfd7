/**
 * Never shown to visitors: the site's own missing pages are pages like any other (`page/MissingPage.tsx`). The data of
 * every page contains it, so it replaces the framework's, which brings texts and styles.
 */
export default function NotFound() {
  return '404';
}
