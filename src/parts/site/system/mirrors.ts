import { checkedUrl } from '#lib/checked-url.ts'
import { h, type Markup } from '#ui/markup/markup.ts'

interface Mirror {
  readonly url: string
  readonly name: string
}

/**
 * Addresses of the site as items of a list; those that are no addresses of the web are left out.
 *
 * @param base the page's own address, for one without a host
 */
export const mirrorItems = (list: readonly Mirror[], base: string): Markup[] =>
  list.flatMap(({ url, name }) => {
    const checked = checkedUrl(url, base)
    if (!checked) return []
    const link = { href: checked.href, rel: 'noopener' }
    return [h('li', {}, h('a', link, h('strong', {}, name), h('span', {}, checked.host)))]
  })
