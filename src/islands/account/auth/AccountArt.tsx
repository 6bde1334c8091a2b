import { useWords } from '#islands/Words.tsx'
import { bannerPictures, bannerShape } from '#lib/art.ts'
import { bannerTarget } from '#lib/banner-target.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import { linkInLanguage } from '#lib/local-path.ts'
import { $notice } from '#stores/site/news/news.ts'
import { useStore } from '#stores/use-store.ts'

const groupOf = { login: 'w_login', register: 'w_register', forgot: 'w_forget' } as const

/**
 * From this width on the picture is upright and beside the form; below it, the picture is above the form
 * (`ui/dialog.css`).
 */
const wide = '(min-width: 48rem)'
const sizes = `${wide} 42rem, 15rem`

interface Props {
  language: SiteLanguage
  name: keyof typeof groupOf
}

/**
 * The operator's first banner for this dialog, as a link if it has a target. Without a banner: the site's own picture
 * and words.
 */
export function AccountArt({ language, name }: Props) {
  const t = useWords<'auth' | 'errors' | 'common'>()
  const banner = useStore($notice)?.banners.find(({ groupName }) => groupName === groupOf[name])
  const own = banner && /^(?:\/[\w-]+)+$/.test(banner.imageUrl) ? banner.imageUrl : '/art/banners/boas-vindas'
  const { avif, webp, src } = bannerPictures(own)
  const tall = bannerShape(own, 'tall')
  const target = banner && bannerTarget(banner)
  const title = banner?.title || t('art.title')
  return (
    <>
      <picture>
        {tall && <source media={wide} type="image/avif" srcSet={tall.avif} sizes="20rem" />}
        {tall && <source media={wide} type="image/webp" srcSet={tall.webp} sizes="20rem" />}
        <source type="image/avif" srcSet={avif} sizes={sizes} />
        <img src={src} srcSet={webp} sizes={sizes} width="960" height="420" alt="" />
      </picture>
      <div className="dialog__words">
        <strong>{title}</strong>
        <p>{banner?.lead || t('art.text')}</p>
      </div>
      {target && (
        <a className="dialog__link" {...linkTo(language, target)}>
          <span className="unseen">{title}</span>
        </a>
      )}
    </>
  )
}

/** Other sites open in a new tab, so that the form keeps what was typed. */
function linkTo(language: SiteLanguage, target: string) {
  if (!target.startsWith('/')) return { href: target, target: '_blank', rel: 'noopener' }
  return { href: linkInLanguage(language, target) }
}
