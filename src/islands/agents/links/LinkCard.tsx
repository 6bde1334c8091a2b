import '#ui/status.css'
import { Suspense, useState } from 'react'
import { faultText } from '#api/fault-text.ts'
import type { AgentLink } from '#contract/agents/links/agent-link.ts'
import { lazyPart } from '#islands/lazy-part.tsx'
import { useAction } from '#islands/use-action.ts'
import { useMoment } from '#islands/use-moment.ts'
import { useWords } from '#islands/Words.tsx'
import { countText } from '#lib/count-text.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import { rateText } from '#lib/rate-text.ts'
import { linkAddress, switchLink } from '#stores/agents/links/links.ts'
import { Busy } from '#ui/Busy.tsx'
import { CopyButton } from '#ui/CopyButton.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Facts } from '#ui/Facts.tsx'
import { Fold } from '#ui/Fold.tsx'
import { Notice } from '#ui/Notice.tsx'
import { LinkFunnel } from './LinkFunnel.tsx'

const LinkPictures = lazyPart(() => import('./LinkPictures.tsx'), 'LinkPictures')
const LinkPostback = lazyPart(() => import('#islands/agents/postbacks/LinkPostback.tsx'), 'LinkPostback', ['postbacks'])

const tones = { open: 'status--won', inactive: '', expired: 'status--bad', usedUp: 'status--open' } as const

/** People read the last minute of a day more easily than the first of the next one. */
const lastMinute = (end: string) => new Date(Date.parse(end) - 60_000).toISOString()

interface Props {
  link: AgentLink
  language: SiteLanguage
  locale: string
}

/** A link: its terms, its target, its funnel, and the ways to share it. */
export function LinkCard({ link, language, locale }: Props) {
  const t = useWords<'links' | 'errors' | 'centre'>()
  const moment = useMoment(locale)
  const [address] = useState(() => linkAddress(location.origin, link))
  const id = `link-${link.linkId}`
  const name = link.name || t('own')
  const facts = [
    [t('code'), link.code, 'verbatim'],
    [t('kind'), t(`kind.${link.kind}`)],
    [t('gives'), rateText(link.rate, locale)],
    [t('landingPage'), t(`page.${link.page}`)],
    [t('until'), link.expiresAt === null ? t('until.never') : moment(lastMinute(link.expiresAt))],
    [t('uses'), link.maxUses === null ? t('uses.any') : countText(link.maxUses, locale)],
    [t('made'), moment(link.createdAt)],
  ] as const
  return (
    <article className="panel card register__link" aria-labelledby={id}>
      <header>
        <h3 id={id}>{name}</h3>
        <span className={`status ${tones[link.state]}`}>{t(`state.${link.state}`)}</span>
      </header>
      <p className="register__address" translate="no">
        <span className="unseen">{t('address')}</span>
        <span>{` ${address}`}</span>
      </p>
      <div className="register__ways">
        <CopyButton
          text={address}
          label={t('copy.address')}
          name={`${t('copy.address')}: ${name}`}
          failed={t('copy.failed')}
          done={{ title: t('copied'), text: t('copied.text'), confirm: t('copied.confirm') }}
        />
        <Share address={address} />
        <SwitchButton link={link} name={name} />
      </div>
      <LinkFunnel funnel={link.funnel} locale={locale} />
      <Facts entries={facts} />
      <Fold className="fold card__fold" summary={t('pictures')}>
        <Suspense fallback={<Busy label={t('banner.busy')} />}>
          <LinkPictures link={link} address={address} name={name} language={language} />
        </Suspense>
      </Fold>
      <Fold className="fold card__fold" summary={t('postbacks')}>
        <Suspense fallback={<Busy label={t('loading')} />}>
          <LinkPostback link={link} locale={locale} />
        </Suspense>
      </Fold>
    </article>
  )
}

/** Opens the device's share dialog; nothing if the device has none. */
function Share({ address }: { address: string }) {
  const t = useWords<'links'>()
  const data: ShareData = { text: t('share.text', { link: address }) }
  if (!('share' in navigator) || !navigator.canShare?.(data)) return null
  // A person who closes the share dialog has shared nothing; this needs no message.
  const share = () => void navigator.share(data).catch(() => undefined)
  return (
    <button type="button" className="button button--main" onClick={share}>
      {t('share')}
    </button>
  )
}

/** Off only after a question, since people may be on their way by the link. */
function SwitchButton({ link: { linkId, isActive }, name }: { link: AgentLink; name: string }) {
  const t = useWords<'links' | 'errors' | 'centre'>()
  const { busy, fault, run } = useAction()
  const [asks, setAsks] = useState(false)
  const turn = () => void run?.(() => switchLink(linkId, !isActive).then(() => setAsks(false)))
  const label = t(isActive ? 'switch.off' : 'switch.on')
  const failed = fault && <Notice kind="error">{faultText(t, fault)}</Notice>
  return (
    <>
      <button
        type="button"
        className="button button--line"
        aria-label={`${label}: ${name}`}
        aria-disabled={busy}
        onClick={() => (isActive ? setAsks(true) : turn())}
      >
        {label}
      </button>
      {!asks && failed}
      {asks && (
        <Dialog title={`${label}: ${name}`} className="dialog--confirm" onClose={() => setAsks(false)}>
          <p>{t('switch.off.text')}</p>
          {failed}
          <div className="register__ways">
            <button type="button" className="button button--line" onClick={() => setAsks(false)}>
              {t('switch.cancel')}
            </button>
            <button type="button" className="button button--main" aria-disabled={busy} onClick={turn}>
              {label}
            </button>
          </div>
        </Dialog>
      )}
    </>
  )
}
