import type { Page } from '@playwright/test'

/** Does to every text of the page what a browser's translator does: replaces its node. The words stay, so that tests find them. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) {
      const { currentNode } = walker
      if (currentNode instanceof Text && !currentNode.parentElement?.closest('script, style, textarea'))
        texts.push(currentNode)
    }
    for (const text of texts) {
      const inner = document.createElement('font')
      const outer = document.createElement('font')
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
  })
}
