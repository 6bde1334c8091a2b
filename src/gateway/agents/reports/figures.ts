import { type } from 'superstruct'
import { type countedFigures, reportFigures, teamSums } from '#contract/agents/reports/figures.ts'
import { factsText, rowFields, sumsText } from '#gateway/agents/line/figure-sums.ts'
import { holds } from '#gateway/agents/line/in-line.ts'

export const FiguresRow = type(rowFields(reportFigures.team))

/**
 * SQL: the figures of an agent's team, or only of the accounts directly below it. `:from` and `:to` are
 * the days, `:fromMoment` and `:toMoment` their moments.
 *
 * @param agent SQL: the agent's id
 * @param since SQL: the first day that counts
 */
export function figuresText(whose: 'team' | 'own', agent: string, since = ':from::date'): string {
  const days = `day >= greatest(${since}, :from::date) AND day <= :to::date AND currency = :currency`
  const standing =
    whose === 'team'
      ? `FROM agent_line l JOIN line_place p ON p.agent_id = l.downline_id AND ${holds('p')}
         WHERE l.upline_id = ${agent} AND ${holds('l')}`
      : `FROM line_place p WHERE p.agent_id = ${agent} AND ${holds('p')}`
  const played =
    whose === 'team'
      ? activeText(
          `agent_line h JOIN line_days d ON d.agent_id = h.downline_id WHERE h.upline_id = ${agent} AND`,
          since,
          'h',
        )
      : activeText(`line_days d WHERE d.agent_id = ${agent} AND`, since)
  const facts = factsText(whose === 'team' ? 'team' : 'line', 'day', `agent_id = ${agent} AND ${days}`)
  const counted: Readonly<Record<(typeof countedFigures)[number], string>> = {
    members: `SELECT count(*) ${standing}`,
    joined: `SELECT count(*) ${standing} AND p.joined_at >= :fromMoment AND p.joined_at < :toMoment AND ${cameBy(whose)}`,
    active: played,
  }
  const counts = Object.entries(counted).map(([name, text]) => `(${text}) AS "${name}"`)
  return `SELECT ${counts.join(', ')}, s.* FROM (SELECT ${sumsText(teamSums)} FROM ${facts} f) s`
}

/** SQL: the account joined the line by its registration, and was not moved into it. */
function cameBy(whose: 'team' | 'own') {
  const since = whose === 'team' ? 'greatest(p.from_day, l.from_day)' : 'p.from_day'
  return `(${since} = '-infinity' OR ${since} <= civil_time(p.joined_at, brand_zone())::date)`
}

/**
 * SQL: how many accounts bet on days of the range. It reads `line_days`, which has one row for each account and month; a large team
 * has a million bets in a month.
 *
 * @param held SQL: the row by which an agent stood in the line
 */
function activeText(from: string, since: string, held?: string) {
  const first = `greatest(${[since, ':from::date', ...(held ? [`${held}.from_day`] : [])].join(', ')})`
  const last = held ? `least(:to::date, ${held}.to_day - 1)` : ':to::date'
  return `SELECT count(DISTINCT d.member_id) FROM ${from} d.currency = :currency
    AND d.month >= date_trunc('month', greatest(${since}, :from::date))::date AND d.month <= :to::date
    AND d.days & line_days_between(d.month, ${first}, ${last}) <> 0`
}
