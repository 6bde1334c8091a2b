/**
 * A path of this site, with its query: a link to it never leads to another site. Browsers read `//host` and `/\host` as other sites, and
 * leave out tabs and line breaks before they look.
 */
export const sitePath = /^\/(?![/\\])[^\s\\]*$/

export const isSitePath = (text: string): boolean => sitePath.test(text)
