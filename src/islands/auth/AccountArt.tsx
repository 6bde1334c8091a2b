import type { Translate } from '#i18n/messages.ts'
import { bannerPictures } from '#lib/art.ts'
import { $notice } from '#stores/news.ts'
import { useStore } from '#stores/use-store.ts'

const groupOf = { login: 'w_login', register: 'w_register', forgot: 'w_forget' } as const

/** The operator's banner for this dialog, or the house's own picture and words. */
export function AccountArt({ t, name }: { t: Translate; name: keyof typeof groupOf }) {
  const banner = useStore($notice)?.banners.find(({ groupName }) => groupName === groupOf[name])
  const own = /^\/art\/banners\/([\w-]+)$/.exec(banner?.imageUrl ?? '')?.[1]
  const { avif, webp, src } = bannerPictures(own ?? 'boas-vindas')
  return (
    <>
      <picture>
        <source type="image/avif" srcSet={avif} sizes="56rem" />
        <img src={src} srcSet={webp} sizes="56rem" width="960" height="420" alt="" />
      </picture>
      <div className="dialog__words">
        <strong>{banner?.title || t('art.title')}</strong>
        <p>{banner?.lead || t('art.text')}</p>
      </div>
    </>
  )
}
