import type { IdentityCheck } from '#contract/account/kyc/identity-check.ts'
import { reasonText } from '#islands/reason-text.ts'
import { useWords } from '#islands/Words.tsx'
import { dateFormat } from '#lib/formats.ts'
import { momentText } from '#lib/moment-text.ts'
import { Fold } from '#ui/Fold.tsx'
import { Icon } from '#ui/Icon.tsx'

const tones: Readonly<Record<IdentityCheck['state'], string>> = {
  draft: '',
  submitted: 'status--open',
  review: 'status--open',
  approved: 'status--won',
  rejected: 'status--bad',
  expired: 'status--bad',
}

/** All checks of the member, newest first; each opens to its history. */
export function CheckList({ checks, locale }: { checks: readonly IdentityCheck[]; locale: string }) {
  const t = useWords<'kyc' | 'kyc-needed'>()
  const sent = checks.filter(({ state }) => state !== 'draft')
  return (
    <section className="kyc__list" aria-labelledby="kyc-list">
      <h2 id="kyc-list">{t('list.title')}</h2>
      {sent.length === 0 ? (
        <p className="column__lead">{t('list.empty')}</p>
      ) : (
        <ul>
          {sent.map((check) => (
            <li key={check.checkId}>
              <Entry check={check} locale={locale} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Entry({ check, locale }: { check: IdentityCheck; locale: string }) {
  const t = useWords<'kyc' | 'kyc-needed'>()
  const { tier, documentKind, state, submittedAt, validUntil, history } = check
  const end = validUntil && new Date(`${validUntil}T00:00:00Z`)
  return (
    <Fold
      className="panel kyc__entry"
      summary={
        <>
          <strong>{documentKind ? t(`document.${documentKind}`) : t(`check.${tier}`)}</strong>
          <span className={`status ${tones[state]}`}>{t(`state.${state}`)}</span>
          {submittedAt && <time dateTime={submittedAt}>{momentText(submittedAt, locale)}</time>}
          <Icon name="chevron-down" small />
        </>
      }
    >
      <ol className="kyc__history">
        {history.map(({ state: was, at, reason }) => (
          <li key={`${was} ${at}`}>
            <strong>{t(`state.${was}`)}</strong>
            <time dateTime={at}>{momentText(at, locale)}</time>
            {reason !== null && <span>{reasonText(t, reason, t('reason.documents'))}</span>}
          </li>
        ))}
      </ol>
      {state === 'approved' && end && (
        <p className="column__lead">{t('check.until', { day: dateFormat(locale, 'longDay', 'UTC').format(end) })}</p>
      )}
    </Fold>
  )
}
