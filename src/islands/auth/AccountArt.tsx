import type { SiteLanguage } from '#i18n/languages.ts'
import { linkInLanguage } from '#i18n/links.ts'
import type { Translate } from '#i18n/messages.ts'
import { bannerPictures } from '#lib/art.ts'
import { bannerTarget } from '#lib/banner-target.ts'
import { $notice } from '#stores/news.ts'
import { useStore } from '#stores/use-store.ts'

const groupOf = { login: 'w_login', register: 'w_register', forgot: 'w_forget' } as const

interface Props {
  t: Translate
  language: SiteLanguage
  name: keyof typeof groupOf
}

/** The operator's first banner for this dialog, a link where it leads somewhere; or the house's own picture and words. */
export function AccountArt({ t, language, name }: Props) {
  const banner = useStore($notice)?.banners.find(({ groupName }) => groupName === groupOf[name])
  const own = banner && /^(?:\/[\w-]+)+$/.test(banner.imageUrl) ? banner.imageUrl : '/art/banners/boas-vindas'
  const { avif, webp, src } = bannerPictures(own)
  const target = banner && bannerTarget(banner)
  const title = banner?.title || t('art.title')
  return (
    <>
      <picture>
        <source type="image/avif" srcSet={avif} sizes="56rem" />
        <img src={src} srcSet={webp} sizes="56rem" width="960" height="420" alt="" />
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

/** Other sites open beside this one, where the form and what was typed into it stay. */
function linkTo(language: SiteLanguage, target: string) {
  if (!target.startsWith('/')) return { href: target, target: '_blank', rel: 'noopener' }
  return { href: linkInLanguage(language, target) }
}
