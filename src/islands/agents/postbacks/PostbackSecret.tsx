import { useState } from 'react'
import { faultText } from '#api/fault-text.ts'
import { useAction } from '#islands/use-action.ts'
import { useMoment } from '#islands/use-moment.ts'
import { useWords } from '#islands/Words.tsx'
import type { LinkPostbackStore } from '#stores/agents/postbacks/postbacks.ts'
import { CopyButton } from '#ui/CopyButton.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Notice } from '#ui/Notice.tsx'

interface Props {
  /** The secret is shown as long as the panel is open; it cannot be read again. */
  secret: string | null
  since: string | null
  store: LinkPostbackStore
  locale: string
  onSecret: (secret: string) => void
}

/**
 * The secret that signs an agent's postbacks. Replacing it needs a confirmation, because receivers refuse the new one
 * at first.
 */
export function PostbackSecret({ secret, since, store, locale, onSecret }: Props) {
  const t = useWords<'postbacks' | 'links' | 'errors'>()
  const moment = useMoment(locale)
  const { busy, fault, run } = useAction()
  const [asks, setAsks] = useState(false)
  const renew = () =>
    void run?.(async () => {
      onSecret(await store.renew())
      setAsks(false)
    })
  return (
    <section className="register__secret">
      <h4>{t('postback.secret')}</h4>
      {secret === null ? (
        <p className="card__note">
          {since === null ? t('postback.secret.none') : t('postback.secret.since', { at: moment(since) })}
        </p>
      ) : (
        <>
          <Notice kind="info">{t('postback.secret.once')}</Notice>
          <p className="register__address" translate="no">
            {secret}
          </p>
          <CopyButton
            text={secret}
            label={t('postback.secret.copy')}
            failed={t('copy.failed')}
            done={{
              title: t('postback.secret.copied'),
              text: t('postback.secret.copied.text'),
              confirm: t('copied.confirm'),
            }}
          />
        </>
      )}
      {since !== null && (
        <button type="button" className="button button--line" onClick={() => setAsks(true)}>
          {t('postback.secret.renew')}
        </button>
      )}
      {asks && (
        <Dialog title={t('postback.secret.renew')} className="dialog--confirm" onClose={() => setAsks(false)}>
          <p>{t('postback.secret.renew.text')}</p>
          {fault && <Notice kind="error">{faultText(t, fault)}</Notice>}
          <div className="register__ways">
            <button type="button" className="button button--line" onClick={() => setAsks(false)}>
              {t('postback.secret.keep')}
            </button>
            <button type="button" className="button button--main" aria-disabled={busy} onClick={renew}>
              {t('postback.secret.renew')}
            </button>
          </div>
        </Dialog>
      )}
    </section>
  )
}
