import { useWords } from '#islands/Words.tsx'
import { countText } from '#lib/count-text.ts'
import { dateFormat } from '#lib/formats.ts'
import type { Translate } from '#lib/messages.ts'
import { lineFilter } from '#stores/agents/line/downlines.ts'

type T = Translate<'line'>

/** The type of an account; for an unavailable account only its state. */
export function Kind({ of }: { of: { readonly kind: 'agent' | 'member'; readonly isShown: boolean } }) {
  const t = useWords<'line'>()
  return (
    <span className="downlines__kind" data-kind={of.isShown ? of.kind : 'unavailable'}>
      {of.isShown ? t(`kind.${of.kind}`) : t('unavailable')}
    </span>
  )
}

/** A link to an account of the line. Taps on it are followed without loading the page again. */
export function AccountLink({ account }: { account: string }) {
  return (
    <a className="downlines__account" href={hrefOf(account)} translate="no">
      {account}
    </a>
  )
}

/** The address of an account, or of the whole line. */
export const hrefOf = (account: string | undefined) =>
  lineFilter.address({ account, search: undefined, cursor: undefined })

/** A count that stops at `most`. */
export const countUpTo = (t: T, count: number, most: number, locale: string) =>
  count < most ? countText(count, locale) : t('many', { count: countText(most, locale) })

/** @param day `yyyy-MM-dd` */
export const dayOf = (day: string, locale: string) => dateFormat(locale, 'day', 'UTC').format(new Date(day))
