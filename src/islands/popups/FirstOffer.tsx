import { useState } from 'react'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import { screenRoute } from '#lib/screen-route.ts'
import { canChoose, depositOffers } from '#stores/deposit-offers.ts'
import { environment } from '#stores/environment.ts'
import { useStore } from '#stores/use-store.ts'

/**
 * Tells a new member which bonus their first deposit can come with, and leads to the deposit form, where it is chosen. It stays until
 * it is closed.
 */
export function FirstOffer({ language }: { language: SiteLanguage }) {
  const t = useWords<'greeting' | 'common'>()
  const [{ $state }] = useState(() => depositOffers(language))
  const [closed, setClosed] = useState(false)
  const state = useStore($state)
  const href = localPath(language, screenRoute('member', 'depositv2'))
  const open = 'value' in state ? state.value.filter((offer) => canChoose(offer, undefined)) : []
  const offer = open.find(({ deposit }) => deposit?.firstOnly) ?? open[0]
  if (!offer || closed || environment.place().path === href) return null
  return (
    <div className="toast" role="status">
      <strong>{`${offer.title} `}</strong>
      <span>{`${offer.summary} `}</span>
      <span>{t('firstOffer.how')}</span>
      <div className="toast__acts">
        <a className="button button--main" href={href}>
          {t('firstOffer.open')}
        </a>
        <button type="button" className="button button--line" onClick={() => setClosed(true)}>
          {t('close')}
        </button>
      </div>
    </div>
  )
}
