/** An origin of vendors' pages: a named host over TLS, or this machine, as in a demonstration. */
const pageOrigin = /^(https:\/\/([a-z0-9-]+\.)+[a-z]{2,}|http:\/\/(127\.0\.0\.1|localhost))(:\d{1,5})?$/

/** Whether a text is such an origin, in its one spelling: no path, no wildcard, and no port that is the usual one. */
export function isPageOrigin(text: string): boolean {
  if (!pageOrigin.test(text)) return false
  try {
    return new URL(text).origin === text
  } catch {
    // A port that there is not.
    return false
  }
}
