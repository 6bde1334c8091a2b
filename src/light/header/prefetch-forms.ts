/** TypeScript's library lacks this, because Safari and Firefox do not have it. */
interface Line {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Whether the person wants to save data, or the connection is so slow that the files below would delay others. */
function isScarce(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Line }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}

/**
 * Puts the files of login and registration into the browser's cache, so that a first tap waits for no network. The
 * build lists them on the island of popups (`scripts/build/bundles.ts`). This runs none of them; their names stay the
 * same until the next build. A page that is one of the two forms has its own files; those of the other come when a
 * finger nears its link.
 */
export function prefetchForms(): void {
  if (document.documentElement.dataset.role !== 'visitor' || isScarce()) return
  if (/\/(login|register)\/$/.test(location.pathname)) return
  const { login = '', register = '' } = document.querySelector<HTMLElement>('astro-island[data-login]')?.dataset ?? {}
  // This is no `prefetch` link, because some browsers apply `default-src` to it, which allows nothing. The tap requests
  // files that failed here. Each answer is read, or the browser would not fetch it to its end.
  for (const file of new Set(`${login} ${register}`.split(' ')))
    if (file.startsWith('/_astro/') && !document.querySelector(`link[href="${file}"]`))
      fetch(file, { priority: 'low' })
        .then((answer) => answer.arrayBuffer())
        .catch(() => undefined)
}
