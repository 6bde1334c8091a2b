import { bannerPictures, bannerShape } from '#lib/art.ts'
import { classes, h, type Markup } from '#ui/markup/markup.ts'
import { picture } from '#ui/markup/picture.ts'
import { relOf, unseen } from './link.ts'

interface Banner {
  /** Base of the picture's address, without size and format. */
  readonly picture: string
  readonly title: string
  readonly lead: string
  /** In the language of the page; undefined if it leads nowhere. */
  readonly href: string | undefined
  /** The words on its button. */
  readonly action: string
}

interface Place {
  /** The first one has the button that stands out. */
  readonly isFirst: boolean
  /** Whether the picture is loaded at once: of the first one of a page that is being built. */
  readonly eager?: boolean
}

const sizes = '(min-width: 80rem) 36rem, 100vw'
/** Below this width the wide picture has no room for words beside its figures. */
const phone = '(max-width: 39.99rem)'

/** A banner of the home page: a large picture with words. */
export function bannerCard(banner: Banner, { isFirst, eager = false }: Place): Markup {
  const { picture: base, title, lead, href, action } = banner
  const small = bannerShape(base, 'phone')
  const fetchpriority = eager ? 'high' : undefined
  return h(
    'article',
    { class: 'banner swiper-slide' },
    picture(
      bannerPictures(base),
      { width: 960, height: 420, sizes, eager, fetchpriority },
      small && h('source', { media: phone, type: 'image/avif', srcset: small.avif, sizes: '100vw' }),
    ),
    h(
      'div',
      { class: 'banner__text' },
      h('strong', {}, title),
      h('p', {}, lead),
      href !== undefined &&
        h('a', { class: classes('button', isFirst && 'button--main'), href, rel: relOf(href) }, action, unseen(title)),
    ),
  )
}
