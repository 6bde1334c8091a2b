import type { IdentityCheck } from '#contract/entities/identity-check.ts'
import { reasonText } from '#islands/reason-text.ts'
import { useWords } from '#islands/Words.tsx'
import { identityPlace } from '#stores/kyc.ts'
import { Notice } from '#ui/Notice.tsx'

/** A rejected or expired check: the reason, and a link to send it again. */
export function Decided({ check: { state, reason } }: { check: IdentityCheck }) {
  const t = useWords<'kyc' | 'documents'>()
  const isExpired = state === 'expired'
  return (
    <section className="panel column__panel" aria-labelledby="kyc-decided">
      <h2 id="kyc-decided">{t(isExpired ? 'expired.title' : 'rejected.title')}</h2>
      <Notice kind="info">{isExpired ? t('expired.text') : reasonText(t, reason, t('reason.documents'))}</Notice>
      <p>
        <button type="button" className="button button--main" onClick={() => identityPlace.show({ step: 'why' })}>
          {t('again')}
        </button>
      </p>
    </section>
  )
}
