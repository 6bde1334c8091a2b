import { Suspense, useState } from 'react'
import { lazyPart } from '#islands/lazy-part.tsx'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { invitationLink } from '#stores/rewards/referral/referral.ts'
import { Busy } from '#ui/Busy.tsx'
import { CopyButton } from '#ui/CopyButton.tsx'
import { Facts } from '#ui/Facts.tsx'
import { Fold } from '#ui/Fold.tsx'

const QrCode = lazyPart(() => import('#ui/QrCode.tsx'), 'QrCode')

interface Props {
  code: string
  language: SiteLanguage
}

/** The own link and code, to be copied, shared, or shown to a camera. */
export function Invitation({ code, language }: Props) {
  const t = useWords<'referral' | 'centre'>()
  const [link] = useState(() => invitationLink(location.origin, language, code))
  const copy = { failed: t('copy.failed') }
  const confirm = t('copied.confirm')
  return (
    <section className="panel column__panel" aria-labelledby="own">
      <h2 id="own">{t('own')}</h2>
      <Facts
        className="facts referral__own"
        entries={[
          [t('link'), link, { className: 'referral__text' }],
          [t('code'), code, { className: 'referral__text referral__code' }],
        ]}
      />
      <div className="referral__ways">
        <CopyButton
          {...copy}
          text={link}
          label={t('copy.link')}
          done={{ title: t('copied.link'), text: t('copied.link.text'), confirm }}
        />
        <CopyButton
          {...copy}
          text={code}
          label={t('copy.code')}
          done={{ title: t('copied.code'), text: t('copied.code.text'), confirm }}
        />
        <Share link={link} />
      </div>
      <Fold className="fold" summary={<span>{t('qr')}</span>}>
        <Suspense fallback={<Busy label={t('loading')} />}>
          <div className="referral__qr">
            <QrCode text={link} label={t('qr.label')} />
          </div>
        </Suspense>
      </Fold>
    </section>
  )
}

/** Opens the device's share dialog; nothing if the device has none. */
function Share({ link }: { link: string }) {
  const t = useWords<'referral'>()
  const data: ShareData = { text: t('share.text', { link }) }
  if (!('share' in navigator) || !navigator.canShare?.(data)) return null
  // Closing the device's share dialog is no failure.
  const share = () => void navigator.share(data).catch(() => undefined)
  return (
    <button type="button" className="button button--main" onClick={share}>
      {t('share')}
    </button>
  )
}
