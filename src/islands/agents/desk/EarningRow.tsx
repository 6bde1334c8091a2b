import type { ContractType } from '#contract/agents/contracts/contract.ts'
import type { Earning } from '#contract/agents/desk/get-agent-desk.ts'
import type { ScreenProps } from '#islands/screen.ts'
import { useWords } from '#islands/Words.tsx'
import { dayIn } from '#lib/civil-days.ts'
import { dateFormat } from '#lib/formats.ts'
import { momentText } from '#lib/moment-text.ts'
import { formatMoney } from '#lib/money.ts'
import { rateText } from '#lib/rate-text.ts'
import { todayIn } from '#stores/period.ts'
import { Row } from '#ui/Rows.tsx'
import type { DeskAreas, DeskWords } from './desk-words.ts'
import { hrefOf } from './href-of.ts'

/** The screen that has the statements of a kind, where each opens to how it was calculated. */
const statementsOf: Readonly<Record<ContractType, string>> = {
  dividend: 'agentDividendRecordCopy2',
  dailySalary: 'agentDailyWages2',
  hourlySalary: 'agentHourSalary',
  realtimeSalary: 'agentRealtimeSalary',
}

interface Props extends Pick<ScreenProps, 'menu' | 'language' | 'locale'> {
  earning: Earning
  currency: string
  timeZone: string
}

/** A contract: what it brought so far, and what it pays next. */
export function EarningRow({ earning, currency, locale, menu, timeZone }: Props) {
  const t = useWords<DeskAreas>()
  const { contract, rate, amount, settled, state } = earning
  const kind = t(`desk.kind.${contract}`)
  const money = (value: bigint) => formatMoney(value, currency, locale)
  const isUnknown = amount === null && settled === 0n
  return (
    <Row
      icon="history"
      title={rate === null ? kind : t('desk.kind.rate', { kind, rate: rateText(rate, locale) })}
      fact={factOf(earning, { t, money, locale, timeZone })}
      tone={state === 'failed' ? 'loss' : isShort(earning) ? 'soon' : undefined}
      href={hrefOf(menu, statementsOf[contract])}
    >
      <b className="desk__sum">{isUnknown ? '' : money(settled + (amount ?? 0n))}</b>
    </Row>
  )
}

/** Whether too few members are active for a payment. */
const isShort = ({ active, minimumActive }: Earning) => active !== null && active < minimumActive

interface Writing {
  readonly t: DeskWords
  readonly money: (value: bigint) => string
  readonly locale: string
  readonly timeZone: string
}

function factOf(earning: Earning, { t, money, locale, timeZone }: Writing): string {
  const { state, amount, from, paidFrom, active, minimumActive } = earning
  if (state === 'later')
    return t('desk.begins', { date: dateFormat(locale, 'dayMonth', timeZone).format(new Date(from)) })
  if (amount === null) return t(state === 'failed' ? 'desk.uncounted' : 'desk.counting')
  if (isShort(earning)) return t('desk.short', { active: active ?? 0, needed: minimumActive })
  const text = { amount: money(amount) }
  return state === 'closing'
    ? t('desk.closing', text)
    : t('desk.next', { ...text, when: payday(paidFrom, locale, timeZone) })
}

/** A day, or today's time. */
function payday(at: string, locale: string, timeZone: string): string {
  const isToday = dayIn(timeZone, Date.parse(at)) === todayIn(timeZone)
  if (isToday) return momentText(at, locale, timeZone, 'time')
  return dateFormat(locale, 'dayMonth', timeZone).format(new Date(at))
}
