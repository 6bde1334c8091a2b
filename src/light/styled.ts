import { element } from './element.ts'

/**
 * Adds a style sheet that only a later part of the page needs; resolves when it is there, at once if it is there already.
 *
 * @param sheet its address, from `import … from '….css?url'`
 * @throws TypeError if it does not arrive; the next call tries again
 */
export function styled(sheet: string): Promise<void> {
  if (document.querySelector(`link[href="${sheet}"]`)) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const link = element('link', { rel: 'stylesheet', href: sheet })
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new TypeError(`The style sheet ${sheet} did not arrive`))
    })
    // Behind those of the page: a sheet with layers in front of another makes the browser lay out the whole page again.
    document.body.append(link)
  })
}
