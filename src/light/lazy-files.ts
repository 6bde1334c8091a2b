/**
 * Loads a lazy part together with the files that it imports, of which the browser would otherwise only learn when the part has
 * come. The build puts this around each `import()` in place of Vite's helper (`scripts/build/lazy-files.ts`), which also serves
 * browsers and addresses that this site does not have.
 *
 * @param load the `import()`
 * @param files scripts and style sheets of the part, as paths below the site's root. It waits for the style sheets
 * @throws what the loading failed with; `system/deploy.ts` hears of it by an event
 */
export async function withFiles<Part>(load: () => Promise<Part>, files: readonly string[] = []): Promise<Part> {
  try {
    const [part] = await Promise.all([load(), ...files.map(fetchFile)])
    return part
  } catch (error) {
    dispatchEvent(new Event('site:part-missing'))
    throw error
  }
}

/** Names a file in the page, once. Resolves when a style sheet applies; for a script there is nothing to wait for. */
function fetchFile(file: string): Promise<unknown> | undefined {
  const href = `/${file}`
  const rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload'
  // The page may name these style sheets as preloads too (layouts/boot.js), which apply no styles.
  const named = document.querySelector<HTMLLinkElement>(`link[rel="${rel}"][href="${href}"]`)
  const link = named ?? document.createElement('link')
  // The sheet is added behind all others, of which some are at the end of the body: a sheet with layers in front of
  // another makes the browser lay out the whole page again.
  if (!link.rel) document.body.append(Object.assign(link, { rel, href }))
  if (rel === 'modulepreload' || link.sheet) return undefined
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => {
      // The next call requests the file again.
      link.remove()
      reject(new Error(href))
    })
  })
}
