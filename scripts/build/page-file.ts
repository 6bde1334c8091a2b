// The files of the site's pages and their addresses.

/** Pages that servers look for by their status, so they have no folder. */
const ofStatus = /^(?:404|500)\/$/

/**
 * The file that Astro writes an address into, without a leading `/`.
 *
 * @param address with a leading `/`; that of a page also ends with one
 */
export function fileOf(address: string): string {
  const path = address.slice(1)
  if (ofStatus.test(path)) return path.replace('/', '.html')
  return path === '' || path.endsWith('/') ? `${path}index.html` : path
}

/** The address of a page's file, with a trailing `/` for a directory. */
export const addressOf = (file: string) => `/${file.replace(/(^|\/)index\.html$/, '$1')}`

/** The order of `sort()`: by UTF-16 code units. */
const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))

/** Sorts pages by the names of their files: they are drawn in another order than that in which files list them. */
export const byFile = (one: { readonly path: string }, other: { readonly path: string }) =>
  compare(fileOf(one.path), fileOf(other.path))
