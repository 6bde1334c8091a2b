import { useEffect, useState } from 'react'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import { screenRoute } from '#lib/screen-route.ts'
import { firstOfferClosed } from '#stores/account/auth/arrival.ts'
import { environment } from '#stores/environment.ts'
import { canChoose, depositOffers } from '#stores/money/deposits/deposit-offers.ts'
import { useStore } from '#stores/use-store.ts'

/**
 * Tells a new member which bonus their first deposit can come with, and leads to the deposit form, where it is chosen. It stays on
 * every page but that form until it is closed, or the session of the tab ends.
 */
export function FirstOffer({ language }: { language: SiteLanguage }) {
  const t = useWords<'greeting' | 'common'>()
  const [{ $state }] = useState(() => depositOffers(language))
  const [path, setPath] = useState(environment.place().path)
  useEffect(() => environment.onMove(() => setPath(environment.place().path)), [])
  const state = useStore($state)
  const href = localPath(language, screenRoute('member', 'depositv2'))
  const open = 'value' in state ? state.value.filter((offer) => canChoose(offer, undefined)) : []
  const offer = open.find(({ deposit }) => deposit?.firstOnly) ?? open[0]
  if (!offer || path === href) return null
  return (
    <div className="toast" role="status">
      <strong>{`${offer.title} `}</strong>
      <span>{`${offer.summary} `}</span>
      <span>{t('firstOffer.how')}</span>
      <div className="toast__acts">
        <a className="button button--main" href={href}>
          {t('firstOffer.open')}
        </a>
        <button type="button" className="button button--line" onClick={firstOfferClosed}>
          {t('close')}
        </button>
      </div>
    </div>
  )
}
