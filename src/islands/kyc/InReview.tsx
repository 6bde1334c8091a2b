import { useEffect, useRef } from 'react'
import type { IdentityCheck } from '#contract/entities/identity-check.ts'
import { useWords } from '#islands/Words.tsx'
import { durationText } from '#lib/duration-text.ts'
import { momentText } from '#lib/moment-text.ts'

interface Props {
  check: IdentityCheck
  usualMinutes: number
  locale: string
  /** Whether the member has just sent it, so that the focused button is gone. */
  isJustSent: boolean
}

/** The documents are in review. A decision updates the page by itself. */
export function InReview({ check, usualMinutes, locale, isJustSent }: Props) {
  const t = useWords<'kyc'>()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isJustSent) title.current?.focus()
  }, [isJustSent])
  return (
    <section className="panel column__panel" aria-labelledby="kyc-review">
      <h2 id="kyc-review" ref={title} tabIndex={-1}>
        {t('review.title')}
      </h2>
      <p role="status">{t('review.text', { duration: durationText(usualMinutes * 60, locale) })}</p>
      {check.submittedAt && (
        <p className="column__lead">{t('review.sent', { when: momentText(check.submittedAt, locale) })}</p>
      )}
    </section>
  )
}
