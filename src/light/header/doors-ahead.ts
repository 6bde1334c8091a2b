/** Not in TypeScript's library: Safari and Firefox do not tell it. */
interface Line {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Whether somebody asks to save bytes, or has a line on which the files below would stand in the way. */
function isScarce(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Line }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}

/**
 * Puts the files of a login and a registration into the browser's cache, so that a first tap at rest waits for no network.
 * The build lists them on the island of popups (`scripts/build/bundles.ts`). Nothing of them is run; they keep their
 * names until the next build.
 */
export function fetchDoorsAhead(): void {
  if (document.documentElement.dataset.role !== 'visitor' || isScarce()) return
  const { login = '', register = '' } = document.querySelector<HTMLElement>('astro-island[data-login]')?.dataset ?? {}
  // Not a `prefetch` link: some browsers hold that to `default-src`, which allows nothing. What does not come now is asked
  // for by the tap. An answer that nobody reads is not fetched to its end.
  // A page that is a door has named its own already.
  for (const file of new Set(`${login} ${register}`.split(' ')))
    if (file.startsWith('/_astro/') && !document.querySelector(`link[href="${file}"]`))
      fetch(file, { priority: 'low' })
        .then((answer) => answer.arrayBuffer())
        .catch(() => undefined)
}
