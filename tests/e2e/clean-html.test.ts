import type { Page } from '@playwright/test'
import { rolldown } from 'rolldown'
import { expect, test } from '#tests/support/e2e.ts'
import { hostileHtml } from '#tests/support/hostile-html.ts'

const origin = 'https://site.example'

/** What the site's cleaner leaves of each text; links without what it adds to them. */
async function cleaned(page: Page, texts: readonly string[]): Promise<string[]> {
  const bundle = await rolldown({ input: 'src/light/site/news/clean-html.ts', platform: 'browser' })
  const { output } = await bundle.generate({ format: 'iife', name: 'cleaner', codeSplitting: false })
  await bundle.close()
  await page.addScriptTag({ content: output[0].code })
  return await page.evaluate(async (list) => {
    type Cleaner = { cleanHtml: (html: string, language: string) => Promise<DocumentFragment> }
    const { cleanHtml } = (globalThis as unknown as { cleaner: Cleaner }).cleaner
    const results: string[] = []
    for (const html of list) {
      const box = document.createElement('div')
      box.append(await cleanHtml(html, 'pt'))
      document.body.append(box)
      for (const link of box.querySelectorAll('a')) for (const name of ['target', 'rel']) link.removeAttribute(name)
      results.push(box.innerHTML)
    }
    return results
  }, texts)
}

// The gateway's cleaner has the same test: tests/unit/lib/clean-html.test.ts.
for (const [name, has] of [
  ['DOMPurify', false],
  ['the browser’s Sanitizer API', true],
] as const)
  test(`${name} leaves the same of harmful HTML as the gateway does`, { tag: '@once' }, async ({ page }) => {
    await page.route(`${origin}/`, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
    await page.goto(`${origin}/`)
    const isThere = await page.evaluate(() => 'setHTML' in Element.prototype)
    test.skip(has && !isThere, 'This browser has no Sanitizer API')
    if (!has) await page.evaluate(() => Reflect.deleteProperty(Element.prototype, 'setHTML'))
    await page.evaluate(() => Object.assign(globalThis, { steal: () => document.body.setAttribute('data-stolen', '') }))
    const results = await cleaned(
      page,
      hostileHtml.map(([given]) => given),
    )
    for (const [place, [given, clean]] of hostileHtml.entries()) expect.soft(results[place], given).toBe(clean)
    await expect(page.locator('body')).not.toHaveAttribute('data-stolen')
  })
